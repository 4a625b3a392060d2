import { loadInPageLanguage, type CompleteCatalog } from 'shared-lib/i18n';
import type { en } from './en.ts';
import type { es } from './es.ts';

/** The texts of the module's pages, in the language of the page alone. */
export const pageTexts = loadInPageLanguage({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
});

declare module 'shared-lib/i18n' {
  interface Catalogs {
    'mf-settings': CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
