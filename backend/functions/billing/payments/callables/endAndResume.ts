import type Stripe from 'stripe';
import { authoriseOwner } from '../../../../kernel/authoriseOwner.ts';
import { callableOptions } from '../../../../kernel/calls.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { refusal } from '../../../../kernel/refusal.ts';
import { paymentSecrets } from '../configuration.ts';
import { requireSubscription } from '../runningSubscription.ts';
import { requireStripe } from '../stripeClient.ts';
import { asking } from '../stripeRefusal.ts';
import { writeSubscription } from '../writeNow.ts';

const options = { ...callableOptions, secrets: paymentSecrets };

/** What takes an end back, in whichever of the two ways it was set: newer subscriptions at Stripe end at a moment. */
export const resumption = ({ cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };

/** Whether a subscription ends with its period. */
export const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;

/**
 * Lets the subscription end with the period that is paid for: no payload, result `{}`. Until then everything stays as it is. The owner's
 * alone; asking again changes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments or a subscription
 */
export const cancelAtPeriodEnd = onCall(options, async (request) => {
  const customerId = await authoriseOwner(request);
  const stripe = requireStripe();
  const subscription = await requireSubscription(stripe, customerId);
  if (!isEnding(subscription)) {
    await asking(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
  }
  await asking(writeSubscription(stripe, customerId, subscription.id));
  return {};
});

/**
 * Takes the end of the subscription back, as long as it has not come: no payload, result `{}`. The owner's alone.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments, or when it has ended, and while the
 *   business is going to be deleted
 */
export const resumeSubscription = onCall(options, async (request) => {
  const customerId = await authoriseOwner(request);
  const stripe = requireStripe();
  const subscription = await requireSubscription(stripe, customerId);
  if (subscription.metadata['endedBy'] === 'deletion') {
    throw refusal(
      'failed-precondition',
      'The business is going to be deleted. Keep it first.',
      'beingDeleted',
    );
  }
  if (isEnding(subscription)) {
    await asking(stripe.subscriptions.update(subscription.id, resumption(subscription)));
  }
  await asking(writeSubscription(stripe, customerId, subscription.id));
  return {};
});
