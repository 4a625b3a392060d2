/** The texts of dragging people onto shifts. */
export const dragTexts = {
  en: {
    drop: {
      assign: 'Assign {{name}}',
      move: 'Move {{name}} here; leaves {{from}} unassigned',
      swap: 'Swap {{name}} with {{other}}. Hold Alt to replace instead',
      replace: 'Put {{name}} in place of {{other}}',
      closed: 'No service on this date',
      inactive: '{{name}} is inactive and can’t be assigned',
      same: '{{name}} serves this shift',
      short: { assign: 'Assign', move: 'Move here', swap: 'Swap', replace: 'Replace' },
    },
    tray: {
      label: 'People to assign',
      hint: 'Drag someone onto a shift',
      week_one: '{{count, number}} shift',
      week_other: '{{count, number}} shifts',
      close: 'Hide the people',
    },
  },
  es: {
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
  },
};
