import type { bulk as en } from './en.ts';

/** The same texts in Spanish. */
export const bulk: typeof en = {
  manager: {
    label: 'Gerente de distrito…',
    title_one: 'Cambiar gerente de distrito de {{count, number}} comunidad',
    title_other: 'Cambiar gerente de distrito de {{count, number}} comunidades',
    field: 'Gerente de distrito',
    nobody: 'Nadie',
    none: 'Ningún gerente de distrito ni administrador coincide',
    submit_one: 'Cambiar {{count, number}} comunidad',
    submit_other: 'Cambiar {{count, number}} comunidades',
  },
  days: {
    label: 'Días de servicio…',
    title_one: 'Cambiar días de servicio de {{count, number}} comunidad',
    title_other: 'Cambiar días de servicio de {{count, number}} comunidades',
    way: 'Cambio',
    ways: { exactly: 'Usar estos días', add: 'Agregar estos días', remove: 'Quitar estos días' },
    field: 'Días',
  },
  closures: { label: 'Cierres…' },
  changed: 'Cambios ({{count, number}})',
  same_one: '{{count, number}} comunidad queda igual.',
  same_other: '{{count, number}} comunidades quedan igual.',
  nothing: 'No hay cambios que hacer.',
  line: '{{name}}: {{from}} → {{to}}',
  progress: '{{done, number}} de {{count, number}} cambiadas',
  done_one: 'Se cambió {{count, number}} comunidad.',
  done_other: 'Se cambiaron {{count, number}} comunidades.',
  undone_one: 'Cambio en {{count, number}} comunidad deshecho.',
  undone_other: 'Cambios en {{count, number}} comunidades deshechos.',
  undoFailed: 'No se deshizo todo: {{name}} cambió después o no hay conexión.',
  stopped: '{{name}} y las siguientes no se cambiaron. Reintente para continuar.',
  overtaken: 'Otra persona acaba de cambiar {{name}}. Revísela y reintente.',
  problems: {
    managerId: { missing: 'Elija a un miembro, o «Nadie».' },
    days: {
      missing: 'Elija al menos un día.',
      noneLeft: '{{name}} necesita un día de servicio. Déjele uno o archívela.',
    },
  },
};
