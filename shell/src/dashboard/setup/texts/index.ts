import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of the setup checklist, namespace `setup`. */
export const setupTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    setup: CompleteCatalog<typeof setupTexts>;
  }
}
