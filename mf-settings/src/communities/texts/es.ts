import type { communities as en } from './en.ts';

/** The texts of the communities field in Spanish. */
export const communities: typeof en = {
  search: 'Buscar comunidades',
  none: 'Ninguna comunidad coincide.',
  more_one: '{{count, number}} más. Búsquela.',
  more_other: '{{count, number}} más. Búsquelas.',
  chooseAll: 'Seleccionar las visibles',
  chooseNone: 'Borrar selección',
  count_one: '{{count, number}} comunidad seleccionada',
  count_other: '{{count, number}} comunidades seleccionadas',
  most: 'hasta {{max, number}}',
  gone_one: '{{count, number}} archivada o eliminada',
  gone_other: '{{count, number}} archivadas o eliminadas',
};
