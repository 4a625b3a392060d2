import { loadInPageLanguage, type CompleteCatalog } from 'shared-lib/i18n';
import type { cardTexts } from './cardTexts.ts';
import type { en as reassignInEnglish } from '../schedule/reassign/texts/en.ts';
import type { es as reassignInSpanish } from '../schedule/reassign/texts/es.ts';
import type { en } from './en.ts';
import type { es } from './es.ts';

/** The texts of the module's pages, only in the page's language. */
export const pageTexts = loadInPageLanguage({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
});

declare module 'shared-lib/i18n' {
  interface Catalogs {
    'mf-team': CompleteCatalog<typeof cardTexts> &
      CompleteCatalog<{ en: typeof en; es: typeof es }> &
      CompleteCatalog<{ en: typeof reassignInEnglish; es: typeof reassignInSpanish }>;
  }
}
