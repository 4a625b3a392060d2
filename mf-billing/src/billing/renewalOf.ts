import { isCurrent, planOf, type Subscription } from 'shared-lib/domain';

/**
 * When the plan in force renews, which is at the end of its subscription's period.
 * @param now epoch milliseconds.
 * @returns epoch milliseconds; null on the free plan, which has no end.
 */
export function renewalOf(subscriptions: readonly Subscription[], now: number): number | null {
  const { maxTeam } = planOf(subscriptions, now);
  const source = subscriptions.find(
    (subscription) => isCurrent(subscription, now) && planOf([subscription], now).maxTeam === maxTeam,
  );
  return source?.periodEnd ?? null;
}
