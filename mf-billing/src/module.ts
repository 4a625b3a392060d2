import { defineModule, withTexts } from 'valet-module';
import { cardTexts } from './texts/cardTexts.ts';
import { pageTexts } from './texts/pageTexts.ts';

export default defineModule({
  pages: {
    OnboardingPage: withTexts(pageTexts, () => import('./onboarding/OnboardingPage.tsx')),
    PricingPage: withTexts(pageTexts, () => import('./pricing/PricingPage.tsx')),
  },
  slots: {
    TrialCard: () => import('./plans/TrialCard.tsx'),
    BillingTab: withTexts(pageTexts, () => import('./billing/BillingTab.tsx')),
  },
  catalogues: cardTexts,
});
