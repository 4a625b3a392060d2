import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of Get Help, namespace `help`. */
export const helpTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    help: CompleteCatalog<typeof helpTexts>;
  }
}
