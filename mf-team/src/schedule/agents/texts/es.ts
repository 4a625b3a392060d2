import type { agentsTexts as en } from './en.ts';

/** The texts of the schedule by specialist in Spanish. */
export const agentsTexts: typeof en = {
  grid: 'Turnos por especialista',
  agent: 'Especialista',
  search: 'Buscar especialistas y comunidades',
  shifts_one: '{{count, number}} turno',
  shifts_other: '{{count, number}} turnos',
  free: 'Libre',
  agents_one: '{{count, number}} especialista',
  agents_other: '{{count, number}} especialistas',
  timeOff: { approved: 'Día libre', pending: 'Día libre solicitado' },
  none: 'Sin turnos ni días libres.',
};
