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
  tabs: { label: 'Partes de la programación', week: 'Turnos', requests: 'Solicitudes' },
  weeks: 'Semanas',
  previous: 'Semana anterior',
  next: 'Semana siguiente',
  thisWeek: 'Esta semana',
  tonight: 'Esta noche',
  earlier: 'Antes en esta semana',
  grid: 'Turnos de la semana',
  community: 'Comunidad',
  day: 'Día',
  timezone: 'Zona horaria',
  agent: 'Agente',
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
  cleared: 'Se quitó: {{name}}',
  insteadOf: 'por {{name}}',
  extra: 'Servicio extra',
  inactive: 'Inactivo',
  unknown: 'No está en el equipo',
  showAll_one: 'Mostrar {{count, number}} turno',
  showAll_other: 'Mostrar los {{count, number}} turnos',
  night: 'Noche de servicio',
  regularAgent: 'Sustituye a',
  clearedAgent: 'Se quitó a',
  changedText: 'Cambiado solo para esta noche. La asignación regular sigue igual.',
  extraText: 'La comunidad no tiene servicio este día; este servicio se añadió para esta noche.',
  toCommunity: 'Abrir la comunidad',
  close: 'Cerrar los detalles',
  edit: { ...editingTexts, ...toolbarTexts, ...panelTexts, ...dragTexts },
  copy: copyTexts,
  empty: {
    title: 'Aún no hay comunidades',
    text: 'Cuando tenga comunidades con días de servicio, aquí verá sus turnos, semana a semana.',
    action: 'Agregar su primera comunidad',
  },
};
