import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Comunidades',
  summary: '{{communities, number}} de {{limit, number}} comunidades de su plan',
  summaryOver:
    '{{communities, number}} comunidades, {{over, number}} por encima del límite de {{limit, number}} de su plan',
  list: 'Comunidades',
  search: 'Buscar por nombre, dirección o agente',
  columns: {
    name: 'Nombre',
    units: 'Unidades',
    serviceDays: 'Días de servicio',
    agents: 'Agentes',
  },
  everyDay: 'Todos los días',
  noServiceDays: 'Sin días de servicio',
  units_one: '{{count, number}} unidad',
  units_other: '{{count, number}} unidades',
  assigned: 'Asignadas',
  unassigned: 'Sin asignar',
  unassignedOn: 'Sin asignar: {{days}}',
  unknownMember: 'Miembro desconocido',
  empty: {
    title: 'Aún no hay comunidades',
    text: 'Aquí verá las propiedades que atiende, con sus días de servicio y sus agentes.',
  },
  card: {
    label: 'Comunidades',
    detail: 'de {{limit, number}} en su plan',
    detailOver: '{{over, number}} por encima del límite de {{limit, number}} de su plan',
    failed: 'No se pudo cargar',
  },
};
