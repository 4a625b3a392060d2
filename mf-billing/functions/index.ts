/** The functions of the codebase `billing`: onboarding and payments. */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { changeSeats, previewSeats } from './payments/callables/changeSeats.ts';
export {
  cancelAtPeriodEnd,
  choosePlan,
  openBillingPortal,
  resumeSubscription,
} from './payments/callables/billing.ts';
export { logPlanChanges, repairPayments } from './payments/triggers/repairPayments.ts';
export { startCheckout } from './payments/callables/startCheckout.ts';
export { stripeWebhook } from './payments/callables/stripeWebhook.ts';
export { finishOnboarding, saveOnboarding } from './onboarding/callables/saveOnboarding.ts';
