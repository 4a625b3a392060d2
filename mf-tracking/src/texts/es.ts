import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Seguimiento',
  night: 'Noche del {{dates}}',
  served_one: '{{done, number}} de {{count, number}} comunidad atendida',
  served_other: '{{done, number}} de {{count, number}} comunidades atendidas',
  counts: {
    missed_one: '{{count, number}} turno perdido',
    missed_other: '{{count, number}} turnos perdidos',
    late_one: '{{count, number}} con retraso',
    late_other: '{{count, number}} con retraso',
    unassigned_one: '{{count, number}} sin asignar',
    unassigned_other: '{{count, number}} sin asignar',
    onTheClock_one: '{{count, number}} en curso',
    onTheClock_other: '{{count, number}} en curso',
  },
  list: 'Turnos de esta noche',
  search: 'Buscar por comunidad o agente',
  columns: {
    community: 'Comunidad',
    state: 'Estado',
    agent: 'Agente',
    scheduled: 'Programado',
    clockIn: 'Entrada',
    clockOut: 'Salida',
  },
  states: {
    missed: 'Perdido',
    late: 'Con retraso',
    unassigned: 'Sin asignar',
    onTheClock: 'En curso',
    scheduled: 'Programado',
    done: 'Terminado',
  },
  minutesLate: '{{minutes, number}} min de retraso',
  notYet: 'Todavía no',
  openTooLong: 'Abierto más de {{hours, number}} horas',
  phone: {
    scheduled: 'Programado {{start}}',
    in: 'Entrada {{clockIn}}',
    inAndOut: 'Entrada {{clockIn}}, salida {{clockOut}}',
  },
  nobody: 'Nadie',
  instead: 'en lugar de {{name}}',
  unknownMember: 'Miembro desconocido',
  noService: {
    title: 'Esta noche no hay servicio',
    text: 'Esta noche no se atiende ninguna de sus comunidades. Los turnos aparecen aquí desde el mediodía de cada día de servicio.',
  },
  noCommunities: {
    title: 'Aún no hay comunidades',
    text: 'Cuando tenga comunidades con días de servicio, los turnos de cada noche aparecerán aquí a medida que ocurran.',
    action: 'Ir a Comunidades',
  },
  band: {
    title: 'Esta noche',
    open: 'Abrir seguimiento',
    none: 'No hay servicio esta noche.',
  },
};
