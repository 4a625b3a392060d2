import type { agentsTexts as en } from './en.ts';

/** The texts of the schedule by agent in Spanish. */
export const agentsTexts: typeof en = {
  grid: 'Turnos por agente',
  agent: 'Agente',
  search: 'Buscar agentes y comunidades',
  shifts_one: '{{count, number}} turno',
  shifts_other: '{{count, number}} turnos',
  free: 'Libre',
  agents_one: '{{count, number}} agente',
  agents_other: '{{count, number}} agentes',
  timeOff: { approved: 'Día libre', pending: 'Pide el día libre' },
  none: 'Sin turnos ni días libres.',
};
