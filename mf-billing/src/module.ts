import { defineModule } from 'shared-lib/contract';
import { texts } from './texts/index.ts';

export default defineModule({
  pages: {
    OnboardingPage: () => import('./onboarding/OnboardingPage.tsx'),
    PricingPage: () => import('./pricing/PricingPage.tsx'),
  },
  slots: {
    TrialCard: () => import('./plans/TrialCard.tsx'),
    BillingTab: () => import('./billing/BillingTab.tsx'),
  },
  catalogues: texts,
});
