import type { Bilingual } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of labels, namespace `labels`; they arrive with the entry. */
export const labelTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    labels: Bilingual<typeof labelTexts>;
  }
}
