import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of the search's results, namespace `searchGroups`; both languages, since both are searched. */
export const searchGroupTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    searchGroups: CompleteCatalog<typeof searchGroupTexts>;
  }
}
