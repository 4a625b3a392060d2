import type { Bilingual } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of photos, namespace `photos`; they arrive with the entry. */
export const photoTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    photos: Bilingual<typeof photoTexts>;
  }
}
