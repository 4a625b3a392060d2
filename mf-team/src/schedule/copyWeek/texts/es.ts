import type { copyTexts as en } from './en.ts';

/** The texts of copying a week in Spanish. */
export const copyTexts: typeof en = {
  open: 'Copiar la semana…',
  title: 'Copiar {{week}}',
  to: 'En',
  changes_one: 'Cambia {{count, number}} turno.',
  changes_other: 'Cambian {{count, number}} turnos.',
  nothing: 'Nada cambia: esa semana ya tiene a las mismas personas.',
  overwritten_one: '{{count, number}} turno ya se había cambiado para su noche',
  overwritten_other: '{{count, number}} turnos ya se habían cambiado para sus noches',
  keep: 'Conservar lo que se cambió allí',
  skipped_one: '{{count, number}} turno queda fuera',
  skipped_other: '{{count, number}} turnos quedan fuera',
  reason: {
    inactive: '{{place}}: {{name}} está inactivo',
    timeOff: '{{place}}: {{name}} tiene la noche libre',
    closed: '{{place}}: sin servicio en esta fecha',
  },
  conflicts_one: '{{count, number}} conflicto',
  conflicts_other: '{{count, number}} conflictos',
  notes_one: '{{count, number}} cosa que saber',
  notes_other: '{{count, number}} cosas que saber',
  unassigned_one: '{{count, number}} turno sin asignar de esta semana no se copia.',
  unassigned_other: '{{count, number}} turnos sin asignar de esta semana no se copian.',
  cancel: 'Cancelar',
  action_one: 'Copiar {{count, number}} turno',
  action_other: 'Copiar {{count, number}} turnos',
  actionAnyway_one: 'Copiar {{count, number}} turno de todos modos',
  actionAnyway_other: 'Copiar {{count, number}} turnos de todos modos',
  done_one: '{{count, number}} turno copiado a {{week}}.',
  done_other: '{{count, number}} turnos copiados a {{week}}.',
};
