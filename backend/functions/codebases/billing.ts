/** The functions of the codebase `billing`: onboarding and payments. */
import '../../kernel/runAsFunctionsAccount.ts';
export { changeSeats, previewSeats } from '../billing/payments/callables/changeSeats.ts';
export { choosePlan } from '../billing/payments/callables/choosePlan.ts';
export { cancelAtPeriodEnd, resumeSubscription } from '../billing/payments/callables/endAndResume.ts';
export { openBillingPortal } from '../billing/payments/callables/openBillingPortal.ts';
export { repairPayments } from '../billing/payments/triggers/repairPayments.ts';
export { startCheckout } from '../billing/payments/callables/startCheckout.ts';
export { stripeWebhook } from '../billing/payments/callables/stripeWebhook.ts';
export { finishOnboarding, saveOnboarding } from '../billing/onboarding/callables/saveOnboarding.ts';
