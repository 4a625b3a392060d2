import type { CompleteCatalog } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of imports, namespace `importing`; loaded with this entry. */
export const importingTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    importing: CompleteCatalog<typeof importingTexts>;
  }
}
