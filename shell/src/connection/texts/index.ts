import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the connection banner, namespace `connection`. */
export const connectionTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    connection: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
