/** The functions of the codebase `billing`: onboarding and payments. */
import 'backend/kernel/project/runAsFunctionsAccount.ts';
export { changeSeats, previewSeats } from './payments/callables/changeSeats.ts';
export { choosePlan } from './payments/callables/choosePlan.ts';
export { cancelAtPeriodEnd, resumeSubscription } from './payments/callables/endAndResume.ts';
export { logPlanChanges } from './payments/triggers/logPlanChanges.ts';
export { openBillingPortal } from './payments/callables/openBillingPortal.ts';
export { repairPayments } from './payments/triggers/repairPayments.ts';
export { startCheckout } from './payments/callables/startCheckout.ts';
export { stripeWebhook } from './payments/callables/stripeWebhook.ts';
export { finishOnboarding, saveOnboarding } from './onboarding/callables/saveOnboarding.ts';
