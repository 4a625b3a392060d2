import type { copyTexts as en } from './en.ts';

/** The texts of copying a week in Spanish. */
export const copyTexts: typeof en = {
  open: 'Copiar semana…',
  title: 'Copiar {{week}}',
  to: 'A',
  changes_one: 'Cambiará {{count, number}} turno.',
  changes_other: 'Cambiarán {{count, number}} turnos.',
  nothing: 'Esa semana ya tiene las mismas asignaciones.',
  overwritten_one: '{{count, number}} turno ya tiene un cambio de una noche',
  overwritten_other: '{{count, number}} turnos ya tienen cambios de una noche',
  keep: 'Conservar esos cambios',
  skipped_one: '{{count, number}} turno no incluido',
  skipped_other: '{{count, number}} turnos no incluidos',
  reason: {
    inactive: '{{place}}: la cuenta de {{name}} está inactiva',
    timeOff: '{{place}}: {{name}} tiene la noche libre',
    closed: '{{place}}: sin servicio en esta fecha',
  },
  conflicts_one: '{{count, number}} conflicto',
  conflicts_other: '{{count, number}} conflictos',
  notes_one: '{{count, number}} nota',
  notes_other: '{{count, number}} notas',
  unassigned_one: '{{count, number}} turno sin asignar no se copiará.',
  unassigned_other: '{{count, number}} turnos sin asignar no se copiarán.',
  cancel: 'Cancelar',
  action_one: 'Copiar {{count, number}} turno',
  action_other: 'Copiar {{count, number}} turnos',
  actionAnyway_one: 'Copiar {{count, number}} turno de todos modos',
  actionAnyway_other: 'Copiar {{count, number}} turnos de todos modos',
  done_one: '{{count, number}} turno copiado a {{week}}.',
  done_other: '{{count, number}} turnos copiados a {{week}}.',
};
