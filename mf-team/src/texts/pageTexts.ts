import type { Bilingual } from 'shared-lib/i18n';
import type { cardTexts } from './cardTexts.ts';
import type { en } from './en.ts';
import type { es } from './es.ts';

/** Fetches the texts of the module's pages, in the language of the page alone. */
export async function pageTexts() {
  const { currentLanguage } = await import('shared-lib/i18n');
  return currentLanguage() === 'es'
    ? import(/* webpackChunkName: "texts-es" */ './es.ts')
    : import(/* webpackChunkName: "texts-en" */ './en.ts');
}

declare module 'shared-lib/i18n' {
  interface Catalogues {
    'mf-team': Bilingual<typeof cardTexts> & Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
