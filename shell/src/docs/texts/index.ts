import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the help's pages by language, namespace `docs`. */
export const docsTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    docs: Bilingual<typeof docsTexts>;
  }
}
