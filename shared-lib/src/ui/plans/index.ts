/** Where a plan's limit is met: the plan that has room, and the way to buy it; an entry of its own, since few pages meet one. */
import { addCatalogues } from '../../i18n/index.ts';
import { planOfferTexts } from './texts/index.ts';

addCatalogues('planOffer', planOfferTexts);

export { billingAddress, wayBack } from './billingAddress.ts';
export { PlanOffer } from './PlanOffer.tsx';
