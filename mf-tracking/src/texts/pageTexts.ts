import { inPageLanguage, type Bilingual } from 'shared-lib/i18n';
import type { en as clockInEnglish } from '../clock/texts/en.ts';
import type { es as clockInSpanish } from '../clock/texts/es.ts';
import type { en as roundsInEnglish } from '../checkpoints/texts/en.ts';
import type { es as roundsInSpanish } from '../checkpoints/texts/es.ts';
import type { en as listsInEnglish } from '../lists/texts/en.ts';
import type { es as listsInSpanish } from '../lists/texts/es.ts';
import type { en as photosInEnglish } from '../photos/texts/en.ts';
import type { es as photosInSpanish } from '../photos/texts/es.ts';
import type { en as reportsInEnglish } from '../reports/texts/en.ts';
import type { es as reportsInSpanish } from '../reports/texts/es.ts';
import type { en as doorsInEnglish } from '../units/texts/en.ts';
import type { es as doorsInSpanish } from '../units/texts/es.ts';
import type { en as violationsInEnglish } from '../violations/texts/en.ts';
import type { es as violationsInSpanish } from '../violations/texts/es.ts';
import type { cardTexts } from './cardTexts.ts';
import type { en } from './en.ts';
import type { es } from './es.ts';

/** The texts of the module's pages, only in the page's language. */
export const pageTexts = inPageLanguage({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
});

declare module 'shared-lib/i18n' {
  interface Catalogues {
    'mf-tracking': Bilingual<typeof cardTexts> &
      Bilingual<{ en: typeof en; es: typeof es }> &
      Bilingual<{ en: typeof roundsInEnglish; es: typeof roundsInSpanish }> &
      Bilingual<{ en: typeof doorsInEnglish; es: typeof doorsInSpanish }> &
      Bilingual<{ en: typeof listsInEnglish; es: typeof listsInSpanish }> &
      Bilingual<{ en: typeof clockInEnglish; es: typeof clockInSpanish }> &
      Bilingual<{ en: typeof photosInEnglish; es: typeof photosInSpanish }> &
      Bilingual<{ en: typeof reportsInEnglish; es: typeof reportsInSpanish }> &
      Bilingual<{ en: typeof violationsInEnglish; es: typeof violationsInSpanish }>;
  }
}
