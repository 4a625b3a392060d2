import { authoriseOwner } from 'backend/kernel/authoriseOwner.ts';
import { callableOptions } from 'backend/kernel/calls.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import { paymentSecrets } from 'backend/functions/core/payments/configuration.ts';
import { requireSubscription } from 'backend/functions/core/payments/runningSubscription.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { asking } from 'backend/functions/core/payments/stripeRefusal.ts';
import { writeSubscription } from 'backend/functions/core/payments/writeNow.ts';
import { resumption, isEnding } from 'backend/functions/core/payments/ending.ts';

const options = { ...callableOptions, secrets: paymentSecrets };

/**
 * Lets the subscription end with the paid period: no payload, result `{}`. Until then everything stays as it is. Only
 * for the owner; safe to repeat.
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
 * Undoes the end of the subscription before it takes effect: no payload, result `{}`. Only for the owner.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments, after it has
 * ended, and while the business is scheduled for deletion
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
