import type { CompleteCatalog } from '../../../i18n/index.ts';
import { en } from './en.ts';
import type { es } from './es.ts';

/** The kit's own texts, namespace `ui`. */
export const uiTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    ui: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
