import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** The texts of notifications by language, under the namespace `notifications`. */
export const notificationTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    notifications: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
