import { authorOf, billingCalls } from 'mf-billing/domain';
import { refusal } from 'backend/kernel/refusal.ts';
import { requireSubscription } from 'backend/functions/core/payments/runningSubscription.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import { callStripe } from 'backend/functions/core/payments/stripeRefusal.ts';
import { writeSubscription } from 'backend/functions/core/payments/writeNow.ts';
import { paymentCall } from '../paymentCall.ts';
import { resumption, isEnding } from 'backend/functions/core/payments/ending.ts';

/**
 * Lets the subscription end with the paid period: no payload, result `{}`. Until then everything stays as it is. Only
 * for the owner; safe to repeat.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments or a subscription
 */
export const cancelAtPeriodEnd = paymentCall(
  billingCalls.cancelAtPeriodEnd,
  async (_, { customerId, by }) => {
    const stripe = requireStripe();
    const subscription = await requireSubscription(stripe, customerId);
    if (!isEnding(subscription)) {
      const update = { cancel_at_period_end: true, metadata: authorOf(by, 'ends') };
      await callStripe(stripe.subscriptions.update(subscription.id, update));
    }
    await callStripe(writeSubscription(stripe, customerId, subscription.id));
    return {};
  },
);

/**
 * Undoes the end of the subscription before it takes effect: no payload, result `{}`. Only for the owner.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `failed-precondition` without payments, after it has
 * ended, and while the business is scheduled for deletion
 */
export const resumeSubscription = paymentCall(
  billingCalls.resumeSubscription,
  async (_, { customerId, by }) => {
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
      const update = { ...resumption(subscription), metadata: authorOf(by, 'renews') };
      await callStripe(stripe.subscriptions.update(subscription.id, update));
    }
    await callStripe(writeSubscription(stripe, customerId, subscription.id));
    return {};
  },
);
