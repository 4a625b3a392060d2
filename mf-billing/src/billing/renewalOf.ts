import { isCurrent, planOf, type Subscription } from 'shared-lib/domain';

/**
 * When the plan in force is paid for again: the end of the period of the subscription that it comes from.
 * @param now epoch milliseconds.
 * @returns epoch milliseconds; null on the free plan, which nothing ends.
 */
export function renewalOf(subscriptions: readonly Subscription[], now: number): number | null {
  const { maxTeam } = planOf(subscriptions, now);
  const source = subscriptions.find(
    (subscription) => isCurrent(subscription, now) && planOf([subscription], now).maxTeam === maxTeam,
  );
  return source?.periodEnd ?? null;
}
