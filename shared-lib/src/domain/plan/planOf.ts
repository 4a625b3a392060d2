import { defaultPlan, olderPlan, paidPlan, priceIds, type Plan } from './plan.ts';
import type { Subscription } from '../subscription/subscription.ts';

/**
 * Whether a subscription counts as current: status active and the period's end in the future (spec section 4).
 * @param now epoch milliseconds
 */
export const isCurrent = (subscription: Subscription, now: number): boolean =>
  subscription.status === 'active' && subscription.periodEnd !== null && subscription.periodEnd > now;

/**
 * What one current subscription pays for. The placeholder stands for the standard price; so does a price this
 * version doesn't know, since someone who pays is never treated as free. Without any price id nothing is known.
 */
const planPaidBy = ({ priceId, quantity }: Subscription): Plan => {
  if (priceId === null || quantity < 1) return defaultPlan;
  return priceId === priceIds.older ? olderPlan(quantity) : paidPlan(quantity);
};

/**
 * The plan in force: the most generous of the current subscriptions, else the default plan.
 * @param now epoch milliseconds
 */
export const planOf = (subscriptions: readonly Subscription[], now: number): Plan =>
  subscriptions
    .filter((subscription) => isCurrent(subscription, now))
    .map(planPaidBy)
    .reduce((best, plan) => (plan.maxTeam > best.maxTeam ? plan : best), defaultPlan);
