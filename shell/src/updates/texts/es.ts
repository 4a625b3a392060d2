import type { en } from './en.ts';

export const es: typeof en = {
  ready: 'Hay una versión nueva',
  reload: 'Recargar',
  later: 'Ahora no',
  unsaved: 'Tiene cambios sin guardar. La página se recargará cuando los guarde.',
  reloadAnyway: 'Recargar de todos modos',
};
