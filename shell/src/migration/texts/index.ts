import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of the team migration, namespace `migration`. */
export const migrationTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    migration: CompleteCatalog<typeof migrationTexts>;
  }
}
