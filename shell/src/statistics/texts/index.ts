import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** What asks for usage statistics, namespace `statistics`. */
export const statisticsTexts = {
  en,
  es: () => import(/* webpackChunkName: "statistics-es" */ './es.ts'),
};

declare module 'shared-lib/i18n' {
  interface Catalogues {
    statistics: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
