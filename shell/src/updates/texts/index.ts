import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the update toast, namespace `updates`. */
export const updateTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    updates: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
