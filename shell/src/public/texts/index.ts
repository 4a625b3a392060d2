import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the public pages' frame, namespace `public`. */
export const publicTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    public: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
