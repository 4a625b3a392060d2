import type { en } from './en.ts';

/** The module's texts in Spanish. */
export const es: typeof en = {
  title: 'Seguimiento',
  list: 'Turnos de esta noche',
  search: 'Buscar por comunidad o agente',
  columns: {
    community: 'Comunidad',
    state: 'Estado',
    agent: 'Agente',
    scheduled: 'Programado',
    clockIn: 'Entrada',
    clockOut: 'Salida',
    timeZone: 'Zona horaria',
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
  openUnit: 'Abrir y editar la unidad',
  openCheckpoint: 'Abrir y editar el punto de control',
  areaLinks: {
    label: 'Páginas de seguimiento',
    tonight: 'Esta noche',
    shiftReport: 'Informe de turno',
    clockInOuts: 'Entradas y salidas',
    checkpoints: 'Puntos de control',
    units: 'Unidades',
    violations: 'Infracciones',
  },
};
