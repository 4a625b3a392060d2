import { HttpsError } from 'firebase-functions/https';
import type Stripe from 'stripe';
import { authorOf, billingCalls, type SeatsChanged } from 'mf-billing/domain';
import { refusal } from 'backend/kernel/refusal.ts';
import { isEnding } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import {
  callStripe,
  openInvoiceOf,
  requireSubscription,
} from 'backend/functions/core/payments/runningSubscription.ts';
import { paymentCall } from '../paymentCall.ts';
import { lastInvoiceOf, planSeatsOf, previewOf, requireChangeable, type PlannedSeats } from '../seats.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { writeSubscription } from 'backend/functions/core/payments/writeNow.ts';

/**
 * Previews the cost of another number of additional employees: payload `{ quantity, isUndo }`, result `SeatsPreview`. Changes
 * nothing. For the current number of a subscription that ends, it is the last invoice. Only for the owner.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without
 * payments, without a subscription, while a payment is missing, and for more than before a pending reduction
 */
export const previewSeats = paymentCall(billingCalls.previewSeats, async (requested, { customerId }) => {
  const stripe = requireStripe();
  const subscription = await requireSubscription(stripe, customerId);
  if (subscription.status !== 'active') {
    throw refusal(
      'failed-precondition',
      'A payment is overdue. Pay it, then change the number.',
      'paymentMissing',
    );
  }
  if (isEnding(subscription) && subscription.items.data[0]?.quantity === requested.quantity)
    return callStripe(lastInvoiceOf(stripe, subscription));
  const planned = await planSeatsOf(customerId, subscription, requested, Date.now());
  if (planned.plan.kind === 'reductionPending') requireChangeable(planned.plan);
  return callStripe(previewOf(stripe, planned));
});

/** The update for Stripe: the number it charges, and, if higher, the number paid for until the renewal. */
const updateOf = (
  { quantity, plan, periodEnd, change }: PlannedSeats,
  by: string,
): Stripe.SubscriptionUpdateParams => ({
  ...change,
  metadata: {
    ...(plan.kind === 'fewer'
      ? { paidQuantity: String(plan.paid), paidUntil: String(periodEnd) }
      : { paidQuantity: '', paidUntil: '' }),
    ...authorOf(by, quantity),
  },
});

/**
 * Changes the number of additional employees that are paid for: payload `{ quantity, isUndo, expected: { dueNow,
 * nextInvoice } }`, with the amounts its author saw. Result `{ status: 'done' }`. While a payment is missing, it must be made first, on
 * Stripe's page: `{ status: 'needsAuthentication', url }`. More may work immediately, fewer from the
 * renewal on. Only for the owner.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without
 * payments or a subscription, and while more are in use (`fields.quantity`); `aborted` if the cost has changed
 */
export const changeSeats = paymentCall(
  billingCalls.changeSeats,
  async (change, author): Promise<SeatsChanged> => {
    const { expected } = change;
    const { customerId, by } = author;
    const stripe = requireStripe();
    const subscription = await requireSubscription(stripe, customerId);
    if (subscription.status !== 'active') {
      const url = await callStripe(openInvoiceOf(stripe, subscription));
      if (url !== null) return { status: 'needsAuthentication', url };
      throw refusal('failed-precondition', 'This subscription can no longer be changed.', 'unchangeable');
    }
    const planned = await planSeatsOf(customerId, subscription, change, Date.now());
    // A retry after a lost response has nothing to change.
    if (planned.plan.kind === 'unchanged') return { status: 'done' };
    requireChangeable(planned.plan);
    const { dueNow, nextInvoice } = await callStripe(previewOf(stripe, planned));
    if (dueNow !== expected.dueNow || nextInvoice !== expected.nextInvoice) {
      throw new HttpsError('aborted', 'The amounts have changed. Review them and try again.');
    }
    await callStripe(stripe.subscriptions.update(subscription.id, updateOf(planned, by)));
    // The webhook writes the same; this shows the change to its author immediately.
    await callStripe(writeSubscription(stripe, customerId, subscription.id));
    return { status: 'done' };
  },
);
