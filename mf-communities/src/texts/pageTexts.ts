import { loadInPageLanguage, type CompleteCatalog } from 'shared-lib/i18n';
import type { cardTexts } from './cardTexts.ts';
import type { en } from './en.ts';
import type { es } from './es.ts';
import type { en as requestsEn } from '../requests/texts/en.ts';
import type { es as requestsEs } from '../requests/texts/es.ts';
import type { en as searchEn } from '../search/texts/en.ts';
import type { es as searchEs } from '../search/texts/es.ts';

/** The texts of the module's pages, only in the page's language. */
export const pageTexts = loadInPageLanguage({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es.ts'),
});

declare module 'shared-lib/i18n' {
  interface Catalogs {
    'mf-communities': CompleteCatalog<typeof cardTexts> &
      CompleteCatalog<{ en: typeof en; es: typeof es }> &
      CompleteCatalog<{ en: typeof requestsEn; es: typeof requestsEs }> &
      CompleteCatalog<{ en: typeof searchEn; es: typeof searchEs }>;
  }
}
