/** Billing’s decisions: onboarding, the number of additional employees that are paid for, and invoices. */
export { billingCalls, onboardingCalls } from './calls.ts';
export {
  firstCommunitySchema,
  firstMemberSchema,
  firstShifts,
  partsOfFirst,
  usualServiceDays,
} from './firstCommunity.ts';
export type { FirstCommunity } from './firstCommunity.ts';
export { invoiceSchema, invoiceStatusOf } from './invoice.ts';
export type { Invoice } from './invoice.ts';
export {
  businessStepSchema,
  onboardingChangeSchema,
  sizeStepSchema,
  stepAfter,
  stepShown,
  type BusinessDetails,
} from './onboarding.ts';
export type { BusinessStep, OnboardingChange } from './onboarding.ts';
export {
  authorOf,
  changeDetailsSchema,
  planChangeSchema,
  planChangesOf,
  planSeats,
  proratedFrom,
  undoableChange,
} from './planChange.ts';
export type { ChangingSubscription, PlanChange, SeatFacts, SeatsPlan } from './planChange.ts';
export type {
  CheckoutOrder,
  PlanChoice,
  SeatsChange,
  SeatsChanged,
  SeatsPreview,
  SeatsQuestion,
} from './seats.ts';
