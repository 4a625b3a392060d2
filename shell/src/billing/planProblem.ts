import { isCurrent, subscriptionOf, type LimitUsage, type Subscription } from 'shared-lib/domain';

/** A problem with an account's plan, most serious first. */
export type PlanProblem =
  /** A payment is missing, so the free plan's limits apply. */
  | { readonly kind: 'unpaid' }
  /** Usage exceeds the plan, for example after a downgrade. */
  | { readonly kind: 'over' }
  /** The plan ends after the paid period; epoch milliseconds. */
  | { readonly kind: 'ending'; readonly at: number };

/**
 * The plan problem to show on every page of an account.
 * @param now epoch milliseconds
 * @returns null if there is none
 */
export function planProblem(
  subscriptions: readonly Subscription[],
  uses: readonly Pick<LimitUsage, 'over'>[],
  now: number,
): PlanProblem | null {
  const subscription = subscriptionOf(subscriptions, now);
  const isPaid = subscription !== null && isCurrent(subscription, now);
  if (subscription !== null && !isPaid) return { kind: 'unpaid' };
  if (uses.some(({ over }) => over > 0)) return { kind: 'over' };
  return isPaid && subscription.cancelAtPeriodEnd && subscription.periodEnd !== null
    ? { kind: 'ending', at: subscription.periodEnd }
    : null;
}
