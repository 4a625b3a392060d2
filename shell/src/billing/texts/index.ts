import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of the plan banner, namespace `planNotice`. */
export const planNoticeTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    planNotice: CompleteCatalog<typeof planNoticeTexts>;
  }
}
