import type { swapTexts as en } from './en.ts';

/** The texts of deciding shift swaps in Spanish. */
export const swapTexts: typeof en = {
  with: 'Con',
  give: 'Para {{name}}',
  exchange: 'Con {{name}}, por {{community}}',
  theirNote: 'Nota',
  officeNote: 'Nota de la oficina',
  shifts: 'Turnos',
  to: 'a',
  about: '{{name}}: {{reasons}}',
  newHere: 'Sin turnos regulares aquí',
  onlyShift: 'Sin otros turnos esa noche',
  covered: 'Si lo aprueba, se avisa a los dos y ningún turno queda sin cubrir.',
  expired: 'El servicio ya empezó, así que este cambio ya no es posible.',
  impossible: 'No se puede aprobar este cambio porque la programación o el equipo cambió.',
  refused: {
    noShift: 'No hay servicio esa noche.',
    started: 'El servicio ya empezó.',
    changed: '{{giver}} ya no tiene este turno.',
    inactive: '{{giver}} o {{taker}} ya no está en el equipo activo.',
    office: '{{giver}} o {{taker}} es administrador, y los administradores no cambian turnos.',
    timeOff: '{{taker}} tiene libre esa noche.',
    busy: '{{taker}} atiende otra comunidad a esa hora.',
  },
  note: 'Nota (opcional)',
  noteHelp: 'Los dos la reciben con su decisión.',
  approve: 'Aprobar cambio',
  undo: 'Deshacer cambio',
  problem: 'No se guardó nada. Revise los turnos y decida de nuevo.',
  done: {
    approved: 'Cambio aprobado: {{name}} y {{colleague}}.',
    declined: 'Cambio rechazado: {{name}} y {{colleague}}.',
    pending: 'El cambio está pendiente otra vez.',
  },
};
