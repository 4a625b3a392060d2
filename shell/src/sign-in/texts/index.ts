import type { Bilingual } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** The texts of the forms with which one comes to an account, for the namespace `account`: the sign-in itself has its words in the shell's. */
export const accountTexts = { en, es: () => import(/* webpackChunkName: "account-es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogues {
    account: Bilingual<{ en: typeof en; es: typeof es }>;
  }
}
