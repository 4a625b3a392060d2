import type { dragTexts as en } from './en.ts';

/** The texts of dragging people onto shifts in Spanish. */
export const dragTexts: typeof en = {
  drop: {
    assign: 'Asignar a {{name}}',
    move: 'Mover a {{name}} aquí y dejar {{from}} sin asignar',
    swap: 'Intercambiar a {{name}} y {{other}} (Alt: reemplazar)',
    replace: 'Reemplazar a {{other}} por {{name}}',
    closed: 'Sin servicio en esta fecha',
    inactive: 'La cuenta de {{name}} está inactiva',
    same: '{{name}} ya tiene este turno',
    short: { assign: 'Asignar', move: 'Mover aquí', swap: 'Intercambiar', replace: 'Reemplazar' },
  },
  tray: {
    label: 'Miembros por asignar',
    hint: 'Arrastre un nombre a un turno',
    week_one: '{{count, number}} turno',
    week_other: '{{count, number}} turnos',
    close: 'Ocultar miembros',
  },
};
