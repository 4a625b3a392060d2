import { isCurrent, subscriptionOf, type LimitUse, type Subscription } from 'shared-lib/domain';

/** What is wrong with an account's plan, the gravest first. */
export type PlanTrouble =
  /** A payment is missing, so the free plan's limits apply. */
  | { readonly kind: 'unpaid' }
  /** There is more than the plan allows, as after a change to a smaller one. */
  | { readonly kind: 'over' }
  /** The plan ends with the period that is paid for, in epoch milliseconds. */
  | { readonly kind: 'ending'; readonly at: number };

/**
 * What every page of an account says of its plan.
 * @param now epoch milliseconds
 * @returns null for a plan in good standing
 */
export function planTrouble(
  subscriptions: readonly Subscription[],
  uses: readonly Pick<LimitUse, 'over'>[],
  now: number,
): PlanTrouble | null {
  const subscription = subscriptionOf(subscriptions, now);
  const isPaid = subscription !== null && isCurrent(subscription, now);
  if (subscription !== null && !isPaid) return { kind: 'unpaid' };
  if (uses.some(({ over }) => over > 0)) return { kind: 'over' };
  return isPaid && subscription.cancelAtPeriodEnd && subscription.periodEnd !== null
    ? { kind: 'ending', at: subscription.periodEnd }
    : null;
}
