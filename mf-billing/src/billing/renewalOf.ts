import { subscriptionInForce, type Subscription } from 'shared-lib/domain';

/**
 * When the plan in force renews, which is at the end of its subscription's period.
 * @param now epoch milliseconds.
 * @returns epoch milliseconds; null on the free plan, which has no end.
 */
export const renewalOf = (subscriptions: readonly Subscription[], now: number): number | null =>
  subscriptionInForce(subscriptions, now)?.periodEnd ?? null;
