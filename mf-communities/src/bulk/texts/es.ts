import type { bulk as en } from './en.ts';

/** The same texts in Spanish. */
export const bulk: typeof en = {
  manager: {
    label: 'Gerente de distrito…',
    title_one: '¿Quién supervisa esta comunidad?',
    title_other: '¿Quién supervisa estas {{count, number}} comunidades?',
    field: 'Gerente de distrito',
    nobody: 'Nadie',
    none: 'Ningún gerente de distrito ni administrador activo con ese nombre',
    submit_one: 'Cambiar {{count, number}} comunidad',
    submit_other: 'Cambiar {{count, number}} comunidades',
  },
  days: {
    label: 'Días de servicio…',
    title_one: '¿Qué días se atiende esta comunidad?',
    title_other: '¿Qué días se atienden estas {{count, number}} comunidades?',
    way: 'Qué hacer',
    ways: { exactly: 'Atender exactamente estos', add: 'Agregar estos', remove: 'Quitar estos' },
    field: 'Días',
  },
  closures: { label: 'Fechas sin servicio…' },
  changed: 'Cambian ({{count, number}})',
  same_one: '{{count, number}} ya está así.',
  same_other: '{{count, number}} ya están así.',
  nothing: 'Todas están ya así.',
  line: '{{name}}: {{from}} → {{to}}',
  progress: '{{done, number}} de {{count, number}} cambiadas',
  done_one: 'Se cambió {{count, number}} comunidad.',
  done_other: 'Se cambiaron {{count, number}} comunidades.',
  undone_one: '{{count, number}} comunidad está como antes.',
  undone_other: '{{count, number}} comunidades están como antes.',
  undoFailed: 'No se pudo deshacer todo: {{name}} cambió después o se cortó la conexión.',
  stopped:
    'No se pudo cambiar {{name}} ni las siguientes. Revise su conexión e inténtelo de nuevo; sigue desde ahí.',
  overtaken: 'Otra persona acaba de cambiar {{name}}. Mírela abajo e inténtelo de nuevo.',
  problems: {
    managerId: { missing: 'Elija a un miembro, o a nadie.' },
    days: {
      missing: 'Elija al menos un día.',
      noneLeft: '{{name}} no se atendería ningún día. Archívela o déjele un día.',
    },
  },
};
