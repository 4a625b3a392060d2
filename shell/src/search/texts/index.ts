import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the search, namespace `search`. */
export const searchTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    search: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
