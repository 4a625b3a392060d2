import type { monthTexts as en } from './en.ts';

/** The texts of the schedule's month and view switch in Spanish. */
export const monthTexts: typeof en = {
  view: 'Vista',
  week: 'Semana',
  month: 'Mes',
  grouping: 'Agrupar',
  byCommunity: 'Por comunidad',
  byAgent: 'Por especialista',
  months: 'Meses',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  thisMonth: 'Este mes',
  calendar: 'Turnos del mes',
  shifts_one: 'turno',
  shifts_other: 'turnos',
  open: 'sin asignar',
  unassigned: '{{count, number}} sin asignar',
  changed: '{{count, number}} con cambios',
  closed_one: '{{count, number}} cerrada',
  closed_other: '{{count, number}} cerradas',
  conflicts_one: '{{count, number}} conflicto',
  conflicts_other: '{{count, number}} conflictos',
  none: 'Sin turnos',
  more: '+{{count, number}} más',
  toWeek: 'Abrir esta semana',
};
