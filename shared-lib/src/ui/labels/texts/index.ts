import type { CompleteCatalog } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of labels, namespace `labels`; loaded with this entry. */
export const labelTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    labels: CompleteCatalog<typeof labelTexts>;
  }
}
