import type { CompleteCatalog } from 'shared-lib/i18n';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of the deletion banner, namespace `deletion`. */
export const deletionTexts = { en, es };

declare module 'shared-lib/i18n' {
  interface Catalogs {
    deletion: CompleteCatalog<typeof deletionTexts>;
  }
}
