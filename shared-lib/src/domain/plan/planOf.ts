import { defaultPlan, olderPlan, paidPlan, type Plan } from './plan.ts';
import type { Subscription } from '../subscription/subscription.ts';

/**
 * Whether a subscription counts as current: status active and the period's end in the future (spec section 4).
 * @param now epoch milliseconds
 */
export const isCurrent = (subscription: Pick<Subscription, 'status' | 'periodEnd'>, now: number): boolean =>
  subscription.status === 'active' && subscription.periodEnd !== null && subscription.periodEnd > now;

/**
 * The plan of one current subscription. The placeholder means the standard price; so does a price this version
 * doesn't know, because a paying owner is never treated as free. Without a price id nothing is known.
 */
export const planPaidBy = ({ priceId, priceIsOlder, quantity }: Subscription): Plan => {
  if (priceId === null || quantity < 1) return defaultPlan;
  return priceIsOlder ? olderPlan(quantity) : paidPlan(quantity);
};

/**
 * The subscription that determines the plan in force: the most generous current one.
 * @param now epoch milliseconds
 * @returns null on the free plan, including when the current subscription covers no additional employees
 */
export const activeSubscription = (
  subscriptions: readonly Subscription[],
  now: number,
): Subscription | null => {
  const paying = subscriptions.filter(
    (subscription) => isCurrent(subscription, now) && planPaidBy(subscription) !== defaultPlan,
  );
  return paying.reduce<Subscription | null>(
    (best, one) => (best !== null && planPaidBy(best).maxTeam >= planPaidBy(one).maxTeam ? best : one),
    null,
  );
};

/** Statuses of a missing payment that may still be made. */
const unpaid: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

/**
 * The subscription to show an owner: the one in force, otherwise the latest with a missing payment.
 * @param now epoch milliseconds
 * @returns null for an owner who pays nothing and owes nothing
 */
export const subscriptionOf = (subscriptions: readonly Subscription[], now: number): Subscription | null =>
  activeSubscription(subscriptions, now) ??
  subscriptions
    .filter(({ status }) => unpaid.has(status))
    .reduce<Subscription | null>(
      (latest, one) => (latest !== null && (latest.created ?? 0) >= (one.created ?? 0) ? latest : one),
      null,
    );

/**
 * The plan in force: from the most generous current subscription, otherwise the default plan.
 * @param now epoch milliseconds
 */
export const planOf = (subscriptions: readonly Subscription[], now: number): Plan => {
  const inForce = activeSubscription(subscriptions, now);
  return inForce === null ? defaultPlan : planPaidBy(inForce);
};
