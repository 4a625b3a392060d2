import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The frame's texts by language, for the namespace `layout`. */
export const layoutTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    layout: Bilingual<typeof layoutTexts>;
  }
}
