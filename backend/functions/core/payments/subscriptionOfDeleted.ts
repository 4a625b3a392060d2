import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { callStripe, runningSubscriptions } from './runningSubscription.ts';
import { stripeIdOf } from './stripeCustomer.ts';
import { stripeClient } from './stripeClient.ts';
import { writeSubscription } from './writeNow.ts';

/** Marks a subscription as ended by the business's deletion, not by its owner alone. */
const endedBy = 'deletion';

const ofBusiness = async (customerId: string) => {
  const stripe = stripeClient();
  const stripeId = stripe === null ? null : await stripeIdOf(customerId);
  if (stripe === null || stripeId === null) return null;
  return { stripe, stripeId, running: await callStripe(runningSubscriptions(stripe, stripeId)) };
};

const change = async (
  stripe: Stripe,
  customerId: string,
  { id }: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): Promise<void> => {
  await callStripe(stripe.subscriptions.update(id, params));
  await callStripe(writeSubscription(stripe, customerId, id));
};

/** The update that undoes a cancellation, in either of the two ways it can be set: newer Stripe subscriptions end at a given time. */
export const resumption = ({ cancel_at_period_end }: Stripe.Subscription): Stripe.SubscriptionUpdateParams =>
  cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };

/** Whether a subscription ends with its period. */
export const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;

/**
 * Stops renewals of a business scheduled for deletion: the paid period still runs out. Idempotent.
 * @throws HttpsError `unavailable` if Stripe is unreachable
 */
export const stopRenewals = async (customerId: string): Promise<void> => {
  const found = await ofBusiness(customerId);
  for (const subscription of found?.running ?? []) {
    if (isEnding(subscription)) continue;
    await change(found!.stripe, customerId, subscription, {
      cancel_at_period_end: true,
      metadata: { endedBy },
    });
  }
};

/**
 * Undoes that for a business that is kept; subscriptions its owner ended earlier stay ended. Idempotent.
 * @throws HttpsError `unavailable` if Stripe is unreachable
 */
export const resumeRenewals = async (customerId: string): Promise<void> => {
  const found = await ofBusiness(customerId);
  for (const subscription of found?.running ?? []) {
    if (subscription.metadata['endedBy'] !== endedBy) continue;
    await change(found!.stripe, customerId, subscription, {
      ...resumption(subscription),
      metadata: { endedBy: '' },
    });
  }
};

/**
 * Immediately ends a business's subscriptions and any open checkout. Idempotent.
 * @returns false without payments, or if the business isn't a Stripe customer
 */
export const endEverySubscription = async (customerId: string): Promise<boolean> => {
  const found = await ofBusiness(customerId);
  if (found === null) return false;
  const { stripe, running } = found;
  const open = firestore().collection(paths.checkoutSessions(customerId)).where('status', '==', 'open');
  for (const session of (await open.get()).docs) {
    const id: unknown = session.get('sessionId');
    if (typeof id !== 'string') continue;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === 'open') await stripe.checkout.sessions.expire(id);
  }
  for (const { id } of running) await stripe.subscriptions.cancel(id);
  return true;
};
