import type { dragTexts as en } from './en.ts';

/** The texts of dragging people onto shifts in Spanish. */
export const dragTexts: typeof en = {
  drop: {
    assign: 'Asignar a {{name}}',
    move: 'Mover a {{name}} aquí; deja {{from}} sin asignar',
    swap: 'Intercambiar a {{name}} con {{other}}. Con Alt se sustituye',
    replace: 'Poner a {{name}} en lugar de {{other}}',
    closed: 'Sin servicio en esta fecha',
    inactive: '{{name}} está inactivo y no se le puede asignar',
    same: '{{name}} atiende este turno',
    short: { assign: 'Asignar', move: 'Mover aquí', swap: 'Intercambiar', replace: 'Sustituir' },
  },
  tray: {
    label: 'Personas por asignar',
    hint: 'Arrastre a alguien a un turno',
    week_one: '{{count, number}} turno',
    week_other: '{{count, number}} turnos',
    close: 'Ocultar las personas',
  },
};
