import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of a plan that is in trouble by language, namespace `planNotice`. */
export const planNoticeTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    planNotice: Bilingual<typeof planNoticeTexts>;
  }
}
