import type { CompleteCatalog } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of photos, namespace `photos`; loaded with this entry. */
export const photoTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    photos: CompleteCatalog<typeof photoTexts>;
  }
}
