/** What billing decides: onboarding, the number of additional employees that are paid for, and invoices. */
export { billingCalls, onboardingCalls } from './calls.ts';
export { firstCommunitySchema, firstShifts, partsOfFirst, usualServiceDays } from './firstCommunity.ts';
export type { FirstCommunity } from './firstCommunity.ts';
export { firstMemberSchema } from './firstMember.ts';
export { invoiceSchema, invoiceStatusOf } from './invoice.ts';
export type { Invoice } from './invoice.ts';
export {
  businessStepSchema,
  onboardingChangeSchema,
  sizeStepSchema,
  stepAfter,
  stepShown,
} from './onboarding.ts';
export type { BusinessStep, OnboardingChange } from './onboarding.ts';
export {
  authorOf,
  changeDetailsSchema,
  planChangeSchema,
  planChangesOf,
  undoableChange,
} from './planChange.ts';
export type { ChangingSubscription, PlanChange } from './planChange.ts';
export { planSeats, proratedFrom } from './planSeats.ts';
export type { SeatFacts, SeatsPlan } from './planSeats.ts';
export type {
  CheckoutOrder,
  PlanChoice,
  SeatsChange,
  SeatsChanged,
  SeatsPreview,
  SeatsQuestion,
} from './seats.ts';
export type { BusinessDetails } from './businessDetails.ts';
