import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import type { es } from './es.ts';

/** Texts of the account forms, namespace `account`. The texts of the sign-in itself are in `shell`. */
export const accountTexts = { en, es: () => import(/* webpackChunkName: "account-es" */ './es.ts') };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    account: CompleteCatalog<{ en: typeof en; es: typeof es }>;
  }
}
