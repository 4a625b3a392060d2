import type { Bilingual } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of imports, namespace `importing`; they arrive with the entry. */
export const importingTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    importing: Bilingual<typeof importingTexts>;
  }
}
