import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The module's texts by language. */
export const texts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    'mf-billing': Bilingual<typeof texts>;
  }
}
