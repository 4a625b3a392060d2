import type { Bilingual } from 'shared-lib/i18n';
import type { cardTexts } from './cardTexts.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the module's pages by language. */
export const texts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    'mf-communities': Bilingual<typeof cardTexts> & Bilingual<typeof texts>;
  }
}
