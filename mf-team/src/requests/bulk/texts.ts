/** The texts of deciding several requests together. */
export const bulkTexts = {
  en: {
    approved: {
      label: 'Approve',
      title_one: 'Approve {{count, number}} request?',
      title_other: 'Approve {{count, number}} requests?',
      action: 'Approve',
      done_one: '{{count, number}} request is approved.',
      done_other: '{{count, number}} requests are approved.',
    },
    declined: {
      label: 'Decline',
      title_one: 'Decline {{count, number}} request?',
      title_other: 'Decline {{count, number}} requests?',
      action: 'Decline',
      done_one: '{{count, number}} request is declined.',
      done_other: '{{count, number}} requests are declined.',
    },
    shifts: 'Shifts of those who have the night off',
    covers: { open: 'Leave them open', keep: 'Keep them as they are' },
    coverHelp: {
      open: 'They become unassigned and stand out in the week.',
      keep: 'The schedule still names who has the night off.',
    },
    tooMany:
      'At most {{requests, number}} requests on {{dates, number}} different nights go together. Choose fewer.',
    progress: '{{done, number}} of {{count, number}}',
    results: 'What was not decided',
    resultsText_one: '{{count, number}} request was left as it is:',
    resultsText_other: '{{count, number}} requests were left as they are:',
    close: 'Close',
    reasons: {
      notPending: 'It is decided already.',
      look: 'Open it: someone serves that shift, or something speaks against it.',
    },
    undone: 'Undone: everything is as it was.',
    partlyUndone_one: '{{count, number}} request couldn’t be put back: it was changed meanwhile.',
    partlyUndone_other: '{{count, number}} requests couldn’t be put back: they were changed meanwhile.',
  },
  es: {
    approved: {
      label: 'Aprobar',
      title_one: '¿Aprobar {{count, number}} solicitud?',
      title_other: '¿Aprobar {{count, number}} solicitudes?',
      action: 'Aprobar',
      done_one: '{{count, number}} solicitud está aprobada.',
      done_other: '{{count, number}} solicitudes están aprobadas.',
    },
    declined: {
      label: 'Rechazar',
      title_one: '¿Rechazar {{count, number}} solicitud?',
      title_other: '¿Rechazar {{count, number}} solicitudes?',
      action: 'Rechazar',
      done_one: '{{count, number}} solicitud está rechazada.',
      done_other: '{{count, number}} solicitudes están rechazadas.',
    },
    shifts: 'Turnos de quienes tienen libre esa noche',
    covers: { open: 'Dejarlos abiertos', keep: 'Dejarlos como están' },
    coverHelp: {
      open: 'Quedan sin asignar y a la vista en la semana.',
      keep: 'La programación sigue nombrando a quien tiene libre.',
    },
    tooMany:
      'Como máximo {{requests, number}} solicitudes de {{dates, number}} noches distintas van juntas. Elija menos.',
    progress: '{{done, number}} de {{count, number}}',
    results: 'Lo que no se decidió',
    resultsText_one: '{{count, number}} solicitud quedó como estaba:',
    resultsText_other: '{{count, number}} solicitudes quedaron como estaban:',
    close: 'Cerrar',
    reasons: {
      notPending: 'Ya está decidida.',
      look: 'Ábrala: alguien atiende ese turno, o algo habla en contra.',
    },
    undone: 'Deshecho: todo está como antes.',
    partlyUndone_one: '{{count, number}} solicitud no se pudo devolver: cambió entretanto.',
    partlyUndone_other: '{{count, number}} solicitudes no se pudieron devolver: cambiaron entretanto.',
  },
};
