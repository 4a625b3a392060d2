import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts around the help articles, namespace `docs`. */
export const docsTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    docs: CompleteCatalog<typeof docsTexts>;
  }
}
