import type { bulkTexts as en } from './en.ts';

/** The texts of deciding several requests together in Spanish. */
export const bulkTexts: typeof en = {
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
};
