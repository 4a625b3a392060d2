import { copyTexts } from '../copyWeek/texts/es.ts';
import { dragTexts } from '../drag/texts/es.ts';
import { editingTexts } from '../editing/texts/es.ts';
import { panelTexts } from '../panel/texts/es.ts';
import { toolbarTexts } from '../toolbar/texts/es.ts';
import type { scheduleTexts as en } from './en.ts';

/** The texts of the schedule in Spanish. */
export const scheduleTexts: typeof en = {
  title: 'Programación',
  summary_one: '{{count, number}} turno',
  summary_other: '{{count, number}} turnos',
  summaryUnassigned_one: '{{count, number}} turno, {{unassigned, number}} sin asignar',
  summaryUnassigned_other: '{{count, number}} turnos, {{unassigned, number}} sin asignar',
  tabs: { label: 'Vistas de la programación', week: 'Turnos', requests: 'Solicitudes' },
  weeks: 'Semanas',
  previous: 'Semana anterior',
  next: 'Semana siguiente',
  thisWeek: 'Esta semana',
  tonight: 'Esta noche',
  earlier: 'Días anteriores',
  grid: 'Turnos de la semana',
  community: 'Comunidad',
  day: 'Día',
  timezone: 'Zona horaria',
  agent: 'Especialista',
  everyone: 'Todos',
  notThisWeek: 'Sin turnos',
  search: 'Buscar comunidades',
  communities_one: '{{count, number}} comunidad',
  communities_other: '{{count, number}} comunidades',
  matches: '{{matches, number}} de {{total, number}} comunidades coinciden',
  print: 'Imprimir',
  noService: 'Sin servicio',
  closed: 'Cerrado',
  unassigned: 'Sin asignar',
  cleared: 'Se quitó a {{name}}',
  insteadOf: 'cubre a {{name}}',
  extra: 'Servicio extra',
  inactive: 'Inactivo',
  unknown: 'No está en el equipo',
  showAll_one: 'Mostrar {{count, number}} turno',
  showAll_other: 'Mostrar los {{count, number}} turnos',
  night: 'Noche de servicio',
  regularAgent: 'Cubre a',
  clearedAgent: 'Se quitó a',
  changedText: 'Solo esta noche.',
  extraText: 'Servicio extra solo esta noche.',
  toCommunity: 'Abrir comunidad',
  close: 'Cerrar detalles',
  edit: { ...editingTexts, ...toolbarTexts, ...panelTexts, ...dragTexts },
  copy: copyTexts,
  empty: {
    title: 'Aún no hay comunidades',
    text: 'Agregue una comunidad con días de servicio.',
    action: 'Agregar comunidad',
  },
};
