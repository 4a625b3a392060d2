import type { serviceDays as en } from './en.ts';

/** The same texts in Spanish. */
export const serviceDays: typeof en = {
  loading: 'Revisando la programación…',
  groups: {
    unassigned: 'Turno sin asignar esta noche ({{count, number}})',
    ends: 'Sin servicio esta noche ({{count, number}})',
    added: 'Días de servicio nuevos sin especialista regular ({{count, number}})',
    regular: 'Especialistas regulares que se quitan ({{count, number}})',
    extra: 'Turnos cambiados que quedan como adicionales ({{count, number}})',
  },
  line: '{{when}}: {{member}}',
  placed: '{{name}}: {{line}}',
  note: '{{title}}: {{lines}}',
};
