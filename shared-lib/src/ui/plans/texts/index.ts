import type { Bilingual } from '../../../i18n/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** The texts of the plan that is offered where a limit is met, namespace `planOffer`; they arrive with the entry. */
export const planOfferTexts = { en, es };

declare module '../../../i18n/index.ts' {
  interface Catalogues {
    planOffer: Bilingual<typeof planOfferTexts>;
  }
}
