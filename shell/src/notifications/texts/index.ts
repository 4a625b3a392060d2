import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of notifications, namespace `notifications`. */
export const notificationTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    notifications: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
