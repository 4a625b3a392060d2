/**
 * Offers a bigger plan when a limit is reached; a separate entry, because few pages have limits. Adds its own
 * texts.
 */
import { addCatalogues } from '../../i18n/index.ts';
import { planOfferTexts } from './texts/index.ts';

addCatalogues('planOffer', planOfferTexts);

export { billingAddress, wayBack } from './billingAddress.ts';
export { PlanOffer } from './PlanOffer.tsx';
