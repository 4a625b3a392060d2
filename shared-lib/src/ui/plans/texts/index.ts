import type { CompleteCatalog } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Texts of the plan offer, namespace `planOffer`; loaded with this entry. */
export const planOfferTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogs {
    planOffer: CompleteCatalog<typeof planOfferTexts>;
  }
}
