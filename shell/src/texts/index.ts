import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the sign-in page and the dashboard's frame, namespace `shell`. */
export const shellTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    shell: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
