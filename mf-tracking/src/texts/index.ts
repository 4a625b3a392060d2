import type { Bilingual } from 'shared-lib/i18n';
import type { en as listsInEnglish } from '../lists/texts/en.ts';
import type { es as listsInSpanish } from '../lists/texts/es.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The module's texts by language. */
export const texts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    'mf-tracking': Bilingual<typeof texts> &
      Bilingual<{ en: typeof listsInEnglish; es: typeof listsInSpanish }>;
  }
}
