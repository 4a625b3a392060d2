import { defaultPlan, olderPlan, paidPlan, type Plan } from './plan.ts';
import type { Subscription } from '../subscription/subscription.ts';

/**
 * Whether a subscription counts as current: status active and the period's end in the future (spec section 4).
 * @param now epoch milliseconds
 */
export const isCurrent = (subscription: Pick<Subscription, 'status' | 'periodEnd'>, now: number): boolean =>
  subscription.status === 'active' && subscription.periodEnd !== null && subscription.periodEnd > now;

/**
 * What one current subscription pays for. The placeholder stands for the standard price; so does a price this
 * version doesn't know, since someone who pays is never treated as free. Without any price id nothing is known.
 */
export const planPaidBy = ({ priceId, priceIsOlder, quantity }: Subscription): Plan => {
  if (priceId === null || quantity < 1) return defaultPlan;
  return priceIsOlder ? olderPlan(quantity) : paidPlan(quantity);
};

/**
 * The subscription that gives the plan in force: the most generous of the current ones.
 * @param now epoch milliseconds
 * @returns null on the free plan, also when what runs pays for nobody
 */
export const subscriptionInForce = (
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

/** Statuses in which a payment is missing, and may yet be made. */
const unpaid: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

/**
 * The subscription that an owner is told about: the one in force, else the latest for which a payment is missing.
 * @param now epoch milliseconds
 * @returns null for an owner who pays nothing and owes nothing
 */
export const subscriptionOf = (subscriptions: readonly Subscription[], now: number): Subscription | null =>
  subscriptionInForce(subscriptions, now) ??
  subscriptions
    .filter(({ status }) => unpaid.has(status))
    .reduce<Subscription | null>(
      (latest, one) => (latest !== null && (latest.created ?? 0) >= (one.created ?? 0) ? latest : one),
      null,
    );

/**
 * The plan in force: that of the most generous of the current subscriptions, else the default plan.
 * @param now epoch milliseconds
 */
export const planOf = (subscriptions: readonly Subscription[], now: number): Plan => {
  const inForce = subscriptionInForce(subscriptions, now);
  return inForce === null ? defaultPlan : planPaidBy(inForce);
};
