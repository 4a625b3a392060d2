import type { communities as en } from './en.ts';

/** The words of the field of communities in Spanish. */
export const communities: typeof en = {
  search: 'Buscar comunidades',
  none: 'Ninguna comunidad tiene ese nombre.',
  more_one: '{{count, number}} más: búsquela.',
  more_other: '{{count, number}} más: búsquelas.',
  chooseAll: 'Elegir todas las que se ven',
  chooseNone: 'No elegir ninguna',
  count_one: '{{count, number}} comunidad elegida',
  count_other: '{{count, number}} comunidades elegidas',
  most: '{{max, number}} como máximo',
  gone_one: '{{count, number}} archivada o eliminada',
  gone_other: '{{count, number}} archivadas o eliminadas',
};
