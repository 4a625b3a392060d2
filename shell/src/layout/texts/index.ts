import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the app's frame, namespace `layout`. */
export const layoutTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    layout: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
