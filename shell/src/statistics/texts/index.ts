import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the consent question, namespace `statistics`. */
export const statisticsTexts = {
  en,
  es: () => import(/* webpackChunkName: "statistics-es" */ './es.ts'),
};

declare module 'shared-lib/i18n' {
  interface Catalogs {
    statistics: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
