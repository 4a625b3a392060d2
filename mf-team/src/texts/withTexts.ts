import type { Bilingual } from 'shared-lib/i18n';
import type { cardTexts } from './cardTexts.ts';
import type { en } from './en.ts';
import type { es } from './es.ts';
import type { LazyComponent } from 'shared-lib/contract';

/** Fetches a page together with the module's texts, which the dashboard's cards do without. */
export const withTexts =
  (load: LazyComponent): LazyComponent =>
  async () => {
    const [{ default: Page }, { en }, { es }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "texts" */ './en.ts'),
      import(/* webpackChunkName: "texts" */ './es.ts'),
    ]);
    return { default: Page, catalogues: { en, es } };
  };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    'mf-team': Bilingual<typeof cardTexts> & Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
