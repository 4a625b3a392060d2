import type { en } from './en.ts';

/** The texts of a new version in Spanish. */
export const es: typeof en = {
  ready: 'Hay una nueva versión lista',
  reload: 'Recargar',
  later: 'Más tarde',
  unsaved: 'Tiene cambios sin guardar. La página se recarga sola cuando los guarde.',
  reloadAnyway: 'Recargar de todos modos',
};
