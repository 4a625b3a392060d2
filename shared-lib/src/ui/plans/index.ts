/**
 * Offers a bigger plan when a limit is reached; a separate entry, because few pages have limits. Adds its own
 * texts.
 */
import { addCatalogs } from '../../i18n/index.ts';
import { planOfferTexts } from './texts/index.ts';

addCatalogs('planOffer', planOfferTexts);

export { billingAddress, returnPath } from './billingAddress.ts';
export { PlanOffer } from './PlanOffer.tsx';
