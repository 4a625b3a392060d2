import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** The frame's texts by language, for the namespace `layout`. */
export const layoutTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    layout: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
