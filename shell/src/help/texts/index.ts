import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of Get Help, namespace `help`. */
export const helpTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    help: Bilingual<typeof helpTexts>;
  }
}
