import type { offerTexts as en } from './en.ts';

/** The texts of offering an open shift in Spanish. */
export const offerTexts: typeof en = {
  title: 'Turno abierto',
  state: 'Ofrecido',
  text: 'Lo obtiene quien lo acepte primero. La oferta termina cuando empieza el servicio.',
  ask: 'Ofrecer este turno…',
  eligible_one: '{{count, number}} miembro del equipo puede tomarlo: {{names}}.',
  eligible_other: '{{count, number}} miembros del equipo pueden tomarlo: {{names}}.',
  more_one: '{{count, number}} más',
  more_other: '{{count, number}} más',
  none: 'Nadie puede tomarlo: todos tienen el día libre, otro turno o ya 40 horas.',
  action_one: 'Ofrecer a {{count, number}} miembro',
  action_other: 'Ofrecer a {{count, number}} miembros',
  withdraw: 'Retirar la oferta',
  offered: 'Ofrecido: {{place}}.',
  withdrawn: 'Oferta retirada: {{place}}.',
  problems: {
    noShift: 'No hay servicio esa noche.',
    taken: 'Alguien ya cubre este turno.',
    started: 'El servicio ya empezó.',
    offline: 'Sin conexión. No se guardó nada.',
    failed: 'No se pudo guardar. Reintente.',
  },
};
