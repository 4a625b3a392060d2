import { addTexts } from '../add/texts/es.ts';
import { bulkTexts } from '../bulk/texts/es.ts';
import { decideTexts } from '../decide/texts/es.ts';
import { swapTexts } from '../swap/texts/es.ts';
import type { requestTexts as en } from './en.ts';

/** The texts of the team's requests in Spanish. */
export const requestTexts: typeof en = {
  title: 'Solicitudes',
  noun_one: 'solicitud',
  noun_other: 'solicitudes',
  summary_one: '{{count, number}} solicitud pendiente',
  summary_other: '{{count, number}} solicitudes pendientes',
  badge_one: '{{count, number}} pendiente',
  badge_other: '{{count, number}} pendientes',
  timeOff: 'Día libre',
  shift: 'Turno',
  shiftSwap: 'Cambio de turno',
  noneOfMember: 'Aún no hay solicitudes.',
  earlier: 'Mostrar solicitudes anteriores al {{date}}',
  uncovers: 'Sin cubrir: {{communities}}',
  more_one: '{{count, number}} más',
  more_other: '{{count, number}} más',
  statuses: {
    pending: 'Pendientes',
    approved: 'Aprobadas',
    declined: 'Rechazadas',
    cancelled: 'Canceladas',
    all: 'Todas',
  },
  states: {
    pending: 'Pendiente',
    approved: 'Aprobada',
    declined: 'Rechazada',
    cancelled: 'Cancelada',
    expired: 'Vencida',
  },
  columns: { who: 'Miembro', when: 'Fecha', kind: 'Solicitud', detail: 'Detalles' },
  empty: {
    pending: 'No hay solicitudes pendientes',
    approved: 'No hay solicitudes aprobadas',
    declined: 'No hay solicitudes rechazadas',
    cancelled: 'No hay solicitudes canceladas',
    all: 'No hay solicitudes',
    text: 'Aquí aparecen los días libres y turnos que pide su equipo.',
  },
  decide: decideTexts,
  swap: swapTexts,
  bulk: bulkTexts,
  add: addTexts,
};
