import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the connection banner, namespace `connection`. */
export const connectionTexts = { en, es: () => import(/* webpackChunkName: "es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    connection: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
