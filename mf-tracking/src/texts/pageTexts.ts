import { loadInPageLanguage, type CompleteCatalog } from 'shared-lib/i18n';
import type { en as clockInEnglish } from '../clock/texts/en.ts';
import type { es as clockInSpanish } from '../clock/texts/es.ts';
import type { en as roundsInEnglish } from '../checkpoints/texts/en.ts';
import type { es as roundsInSpanish } from '../checkpoints/texts/es.ts';
import type { en as doorInEnglish } from '../door/texts/en.ts';
import type { es as doorInSpanish } from '../door/texts/es.ts';
import type { en as lastNightInEnglish } from '../lastNight/texts/en.ts';
import type { es as lastNightInSpanish } from '../lastNight/texts/es.ts';
import type { en as listsInEnglish } from '../lists/texts/en.ts';
import type { es as listsInSpanish } from '../lists/texts/es.ts';
import type { en as photosInEnglish } from '../photos/texts/en.ts';
import type { es as photosInSpanish } from '../photos/texts/es.ts';
import type { en as proofInEnglish } from '../proof/texts/en.ts';
import type { es as proofInSpanish } from '../proof/texts/es.ts';
import type { en as reportsInEnglish } from '../reports/texts/en.ts';
import type { es as reportsInSpanish } from '../reports/texts/es.ts';
import type { en as doorsInEnglish } from '../units/texts/en.ts';
import type { es as doorsInSpanish } from '../units/texts/es.ts';
import type { en as violationsInEnglish } from '../violations/texts/en.ts';
import type { es as violationsInSpanish } from '../violations/texts/es.ts';
import type { en as tonightInEnglish } from '../board/tonight/texts/en.ts';
import type { es as tonightInSpanish } from '../board/tonight/texts/es.ts';
import type { en as scoresInEnglish } from '../scorecards/texts/en.ts';
import type { es as scoresInSpanish } from '../scorecards/texts/es.ts';
import type { en as notesInEnglish } from '../board/notes/texts/en.ts';
import type { es as notesInSpanish } from '../board/notes/texts/es.ts';
import type { cardTexts } from './cardTexts.ts';
import type { en } from './en.ts';
import type { es } from './es.ts';
import type { en as searchInEnglish } from '../search/texts/en.ts';
import type { es as searchInSpanish } from '../search/texts/es.ts';

/** The texts of the module's pages, only in the page's language. */
export const pageTexts = loadInPageLanguage({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
});

declare module 'shared-lib/i18n' {
  interface Catalogs {
    'mf-tracking': CompleteCatalog<typeof cardTexts> &
      CompleteCatalog<{ en: typeof en; es: typeof es }> &
      CompleteCatalog<{ en: typeof roundsInEnglish; es: typeof roundsInSpanish }> &
      CompleteCatalog<{ en: typeof doorsInEnglish; es: typeof doorsInSpanish }> &
      CompleteCatalog<{ en: typeof doorInEnglish; es: typeof doorInSpanish }> &
      CompleteCatalog<{ en: typeof lastNightInEnglish; es: typeof lastNightInSpanish }> &
      CompleteCatalog<{ en: typeof listsInEnglish; es: typeof listsInSpanish }> &
      CompleteCatalog<{ en: typeof clockInEnglish; es: typeof clockInSpanish }> &
      CompleteCatalog<{ en: typeof photosInEnglish; es: typeof photosInSpanish }> &
      CompleteCatalog<{ en: typeof proofInEnglish; es: typeof proofInSpanish }> &
      CompleteCatalog<{ en: typeof reportsInEnglish; es: typeof reportsInSpanish }> &
      CompleteCatalog<{ en: typeof scoresInEnglish; es: typeof scoresInSpanish }> &
      CompleteCatalog<{ en: typeof tonightInEnglish; es: typeof tonightInSpanish }> &
      CompleteCatalog<{ en: typeof notesInEnglish; es: typeof notesInSpanish }> &
      CompleteCatalog<{ en: typeof searchInEnglish; es: typeof searchInSpanish }> &
      CompleteCatalog<{ en: typeof violationsInEnglish; es: typeof violationsInSpanish }>;
  }
}
