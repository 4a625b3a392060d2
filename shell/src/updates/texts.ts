import type { Bilingual } from 'shared-lib/i18n';

/** The texts of a new version, namespace `updates`. */
export const updateTexts = {
  en: {
    ready: 'A new version is ready',
    reload: 'Reload',
    later: 'Later',
    unsaved: 'You have changes that are not saved. The page reloads by itself when they are.',
    reloadAnyway: 'Reload anyway',
  },
  es: {
    ready: 'Hay una nueva versión lista',
    reload: 'Recargar',
    later: 'Más tarde',
    unsaved: 'Tiene cambios sin guardar. La página se recarga sola cuando los guarde.',
    reloadAnyway: 'Recargar de todos modos',
  },
};

declare module 'shared-lib/i18n' {
  interface Catalogues {
    updates: Bilingual<typeof updateTexts>;
  }
}
