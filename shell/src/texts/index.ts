import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** The shell's texts by language, under the namespace `shell`. */
export const shellTexts = { en: { shell: en }, es: { shell: es } };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    shell: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
