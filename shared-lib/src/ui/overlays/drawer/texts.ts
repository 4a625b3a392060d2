import type { CompleteCatalog } from '../../../i18n/index.ts';

/** Texts of side panels, namespace `ui-drawer`; loaded with the panel's code. */
export const drawerTexts = {
  en: {
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    place: '{{place, number}} of {{count, number}}',
  },
  es: {
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    place: '{{place, number}} de {{count, number}}',
  },
};

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    'ui-drawer': CompleteCatalog<typeof drawerTexts>;
  }
}
