import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { isEnding, resumption } from './ending.ts';
import { runningSubscriptions } from './runningSubscription.ts';
import { stripeIdOf } from './stripeCustomer.ts';
import { stripeClient } from './stripeClient.ts';
import { asking } from './stripeRefusal.ts';
import { writeSubscription } from './writeNow.ts';

/** Says in the subscription that the wish to delete the business ends it, and not its owner alone. */
const endedBy = 'deletion';

const ofBusiness = async (customerId: string) => {
  const stripe = stripeClient();
  const stripeId = stripe === null ? null : await stripeIdOf(customerId);
  if (stripe === null || stripeId === null) return null;
  return { stripe, stripeId, running: await asking(runningSubscriptions(stripe, stripeId)) };
};

const change = async (
  stripe: Stripe,
  customerId: string,
  { id }: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): Promise<void> => {
  await asking(stripe.subscriptions.update(id, params));
  await asking(writeSubscription(stripe, customerId, id));
};

/**
 * Renews nothing any more of a business that is going to be deleted: what is paid stays until its period ends. It can be repeated.
 * @throws HttpsError `unavailable` when Stripe can't be reached
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
 * Takes that back for a business that is kept; what its owner had ended before stays ended. It can be repeated.
 * @throws HttpsError `unavailable` when Stripe can't be reached
 */
export const takeUpRenewals = async (customerId: string): Promise<void> => {
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
 * Ends at once what a business pays, and what it could begin to pay in an open tab. It can be repeated.
 * @returns whether it could be asked at all: not without payments, nor for who is nobody there
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
