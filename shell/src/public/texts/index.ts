import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the public pages' frame, namespace `public`. */
export const publicTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    public: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
