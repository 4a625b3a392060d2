import type { en } from './en.ts';

export const es: typeof en = {
  ready: 'Hay una versión nueva',
  reload: 'Recargar',
  later: 'Ahora no',
  unsaved: 'La página se recarga cuando guarde sus cambios.',
  reloadAnyway: 'Recargar de todos modos',
};
