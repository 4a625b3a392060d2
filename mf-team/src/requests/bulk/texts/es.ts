import type { bulkTexts as en } from './en.ts';

/** The texts of deciding several requests together in Spanish. */
export const bulkTexts: typeof en = {
  approved: {
    label: 'Aprobar',
    title_one: '¿Aprobar {{count, number}} solicitud?',
    title_other: '¿Aprobar {{count, number}} solicitudes?',
    action: 'Aprobar',
    done_one: '{{count, number}} solicitud aprobada.',
    done_other: '{{count, number}} solicitudes aprobadas.',
  },
  declined: {
    label: 'Rechazar',
    title_one: '¿Rechazar {{count, number}} solicitud?',
    title_other: '¿Rechazar {{count, number}} solicitudes?',
    action: 'Rechazar',
    done_one: '{{count, number}} solicitud rechazada.',
    done_other: '{{count, number}} solicitudes rechazadas.',
  },
  shifts: 'Turnos en noches libres',
  covers: { suggested: 'Usar sugerencias', open: 'Dejar sin asignar', keep: 'Mantener asignados' },
  coverHelp: {
    suggested: 'Para elegir a otra persona, abra la solicitud.',
    open: 'Puede asignar a alguien después.',
    keep: 'Los turnos no cambian.',
  },
  becomes: { offer: 'Se ofrece al equipo', open: 'Sin asignar' },
  away: '{{night}} · {{name}} con día libre',
  needLook_one: '{{count, number}} solicitud requiere su propia decisión y no cambiará.',
  needLook_other: '{{count, number}} solicitudes requieren su propia decisión y no cambiarán.',
  tooMany: 'Elija hasta {{requests, number}} solicitudes en {{dates, number}} noches.',
  progress: '{{done, number}} de {{count, number}}',
  results: 'Sin decidir',
  resultsText_one: '{{count, number}} solicitud no cambió:',
  resultsText_other: '{{count, number}} solicitudes no cambiaron:',
  close: 'Cerrar',
  reasons: {
    notPending: 'Ya está decidida.',
    look: 'El turno está ocupado o tiene un conflicto.',
    swap: 'Abra el cambio de turno para decidirlo.',
  },
  undone: 'Deshecho.',
  partlyUndone_one: '{{count, number}} solicitud ya cambió y no se deshizo.',
  partlyUndone_other: '{{count, number}} solicitudes ya cambiaron y no se deshicieron.',
};
