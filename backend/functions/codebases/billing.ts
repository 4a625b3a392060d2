/** The functions of the codebase `billing`: onboarding and payments. */
import '../runAsFunctionsAccount.ts';
export { changeSeats, previewSeats } from '../billing/changeSeats.ts';
export { choosePlan } from '../billing/choosePlan.ts';
export { cancelAtPeriodEnd, resumeSubscription } from '../billing/endAndResume.ts';
export { openBillingPortal } from '../billing/openBillingPortal.ts';
export { repairPayments } from '../billing/repairPayments.ts';
export { startCheckout } from '../billing/startCheckout.ts';
export { stripeWebhook } from '../billing/stripeWebhook.ts';
export { finishOnboarding, saveOnboarding } from '../onboarding/saveOnboarding.ts';
