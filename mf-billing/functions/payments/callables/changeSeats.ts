import { HttpsError } from 'firebase-functions/https';
import type Stripe from 'stripe';
import { seatsChangeSchema, seatsQuestionSchema } from 'mf-billing/domain';
import { authoriseOwner } from 'backend/kernel/authoriseOwner.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { openInvoiceOf, requireSubscription } from 'backend/functions/core/payments/runningSubscription.ts';
import { planSeatsOf, previewOf, requireChangeable, type PlannedSeats } from '../seats.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { asking } from 'backend/functions/core/payments/stripeRefusal.ts';
import { writeSubscription } from 'backend/functions/core/payments/writeNow.ts';

const options = { ...callableOptions, secrets: paymentSecrets };

/**
 * What another number of employees would cost: payload `{ quantity }`, result `SeatsPreview`. Nothing is changed. The owner's alone.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without payments, without a
 *   subscription, while a payment is missing, and for more than before a reduction that waits
 */
export const previewSeats = onCall(options, async (request) => {
  const customerId = await authoriseOwner(request);
  const { quantity } = payloadOf(seatsQuestionSchema, request.data);
  const stripe = requireStripe();
  const subscription = await requireSubscription(stripe, customerId);
  if (subscription.status !== 'active') {
    throw refusal(
      'failed-precondition',
      'A payment is missing. Make it, then change the number.',
      'paymentMissing',
    );
  }
  const planned = await planSeatsOf(customerId, subscription, quantity, Date.now());
  if (planned.plan.kind === 'takeBackFirst') requireChangeable(planned.plan);
  return asking(previewOf(stripe, planned));
});

/** What Stripe is told: the number that it charges, and how many are paid for until the renewal where those are more. */
const updateOf = ({ plan, periodEnd, change }: PlannedSeats): Stripe.SubscriptionUpdateParams => ({
  ...change,
  metadata:
    plan.kind === 'fewer'
      ? { paidQuantity: String(plan.paid), paidUntil: String(periodEnd) }
      : { paidQuantity: '', paidUntil: '' },
});

/**
 * Changes the number of employees that are paid for: payload `{ quantity, expected: { dueNow, nextInvoice } }`, the amounts that its author
 * saw. Result `{ status: 'done' }`; or `{ status: 'needsAuthentication', url }` of Stripe's page while a payment is missing, which has to be
 * made first. More may work at once, fewer from the renewal on. The owner's alone.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without payments or a subscription,
 *   and while more are in use (`fields.quantity`); `aborted` when it would cost something else by now
 */
export const changeSeats = onCall(options, async (request) => {
  const customerId = await authoriseOwner(request);
  const { quantity, expected } = payloadOf(seatsChangeSchema, request.data);
  const stripe = requireStripe();
  const subscription = await requireSubscription(stripe, customerId);
  if (subscription.status !== 'active') {
    const url = await asking(openInvoiceOf(stripe, subscription));
    if (url !== null) return { status: 'needsAuthentication', url };
    throw refusal('failed-precondition', 'This subscription can’t be changed any more.', 'unchangeable');
  }
  const planned = await planSeatsOf(customerId, subscription, quantity, Date.now());
  // A call whose answer was lost comes again, and finds its work done.
  if (planned.plan.kind === 'unchanged') return { status: 'done' };
  requireChangeable(planned.plan);
  const { dueNow, nextInvoice } = await asking(previewOf(stripe, planned));
  if (dueNow !== expected.dueNow || nextInvoice !== expected.nextInvoice) {
    throw new HttpsError('aborted', 'The amounts have changed since they were shown. Look at them again.');
  }
  await asking(stripe.subscriptions.update(subscription.id, updateOf(planned)));
  // The webhook writes the same; whoever changed it shall see it at once.
  await asking(writeSubscription(stripe, customerId, subscription.id));
  return { status: 'done' };
});
