import type { en } from './en.ts';

export const es: typeof en = {
  ready: 'Hay una nueva versión lista',
  reload: 'Recargar',
  later: 'Más tarde',
  unsaved: 'Tiene cambios sin guardar. La página se recarga sola cuando los guarde.',
  reloadAnyway: 'Recargar de todos modos',
};
