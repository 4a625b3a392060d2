import { callerOf } from 'shared-lib/data/kit';
import {
  billingCalls,
  type CheckoutOrder,
  type PlanChoice,
  type SeatsChange,
  type SeatsQuestion,
} from 'mf-billing/domain';

const callBilling = callerOf(billingCalls);

/**
 * Starts a checkout; returns the payment provider's page to navigate to. It leads back to `returnTo` with the
 * query `payment=done` or `payment=cancelled`. Fails with `failed-precondition` if there is already a
 * subscription, or if payments aren't set up.
 */
export const startCheckout = (order: CheckoutOrder) => callBilling('startCheckout', order);

/**
 * Previews the cost of a number of employees without changing anything. Being offline isn't announced, because
 * the user may still be changing the number.
 */
export const previewSeats = (question: SeatsQuestion) => callBilling('previewSeats', question, false);

/**
 * Changes the number of paid employees. Fails with `aborted` if the cost differs from the preview, and with
 * `failed-precondition` if more are in use (`fields.quantity` is `tooFew`, with `members` and `communities`).
 */
export const changeSeats = (change: SeatsChange) => callBilling('changeSeats', change);

/** Returns the provider's page with card, billing address and invoices; it leads back to `returnTo`. */
export const openBillingPortal = (returnTo: string) => callBilling('openBillingPortal', { returnTo });

/** Returns the provider's page of the unpaid invoice, or the card page if no invoice is open. */
export const openMissingPayment = (returnTo: string) =>
  callBilling('openBillingPortal', { returnTo, toPay: true });

/** Cancels the subscription at the end of the paid period. */
export const cancelAtPeriodEnd = () => callBilling('cancelAtPeriodEnd', {});

/** Undoes a cancellation. */
export const resumeSubscription = () => callBilling('resumeSubscription', {});

/** Chooses the free plan. */
export const choosePlan = (choice: PlanChoice) => callBilling('choosePlan', choice);
