import type { en } from './en.ts';

/** The texts of reassigning tonight's shift in Spanish. */
export const es: typeof en = {
  takeOver: {
    label: 'Quién lo cubre',
    assign: 'Asignar a {{name}}',
    working: 'En turno en {{name}}',
    away: 'a {{distance}}',
    free: 'Libre esta noche',
    others_one: '{{count, number}} turno más esta noche',
    others_other: '{{count, number}} turnos más esta noche',
    known: 'Atiende aquí {{days}}',
    hours: '{{hours, number}} h esta semana',
    overtime: '{{hours, number}} h esta semana, horas extra',
    period: '{{hours, number}} h en el período de pago',
    none: 'No hay más miembros activos.',
    begun:
      '{{name}} marcó su entrada a las {{time}}: este turno ya no se puede reasignar. Llámele o registre primero su salida.',
    schedule: 'Abrir en Programación',
  },
};
