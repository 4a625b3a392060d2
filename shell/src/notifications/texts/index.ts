import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of notifications by language, under the namespace `notifications`. */
export const notificationTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    notifications: Bilingual<typeof notificationTexts>;
  }
}
