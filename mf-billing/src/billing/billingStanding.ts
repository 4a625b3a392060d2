import {
  isCurrent,
  planPaidBy,
  subscriptionOf,
  type Customer,
  type Plan,
  type Subscription,
} from 'shared-lib/domain';
import { trialStanding } from '../plans/trialStanding.ts';

/** How an owner stands with what they pay. */
export type BillingStanding =
  /** Within the trial, without a subscription; the free plan's limits apply. */
  | { readonly kind: 'trial'; readonly daysLeft: number }
  | { readonly kind: 'free' }
  | {
      readonly kind: 'paid';
      readonly subscription: Subscription;
      readonly plan: Plan;
      /** When the period that is paid for ends, in epoch milliseconds. */
      readonly periodEnd: number;
      /** What happens then. */
      readonly then: 'renews' | 'ends' | 'shrinks';
    }
  /** A payment is missing, so the free plan's limits apply until it is made. */
  | { readonly kind: 'unpaid'; readonly subscription: Subscription }
  /** A subscription runs that pays for nobody: it costs nothing and gives the free plan. */
  | { readonly kind: 'empty'; readonly subscription: Subscription };

/**
 * How an owner stands with what they pay (spec section 4): what the billing tab says first.
 * @param customer null where there is no document: no trial
 * @param now epoch milliseconds
 */
export function billingStanding(
  subscriptions: readonly Subscription[],
  customer: Pick<Customer, 'dateCreated'> | null,
  now: number,
): BillingStanding {
  const subscription = subscriptionOf(subscriptions, now);
  if (subscription !== null && isCurrent(subscription, now)) {
    const { cancelAtPeriodEnd, nextQuantity } = subscription;
    const then = cancelAtPeriodEnd ? 'ends' : nextQuantity === null ? 'renews' : 'shrinks';
    return {
      kind: 'paid',
      subscription,
      plan: planPaidBy(subscription),
      periodEnd: subscription.periodEnd ?? now,
      then,
    };
  }
  if (subscription !== null) return { kind: 'unpaid', subscription };
  const empty = subscriptions.find((one) => isCurrent(one, now));
  if (empty !== undefined) return { kind: 'empty', subscription: empty };
  const trial = trialStanding(customer, subscriptions, now);
  return trial.kind === 'running' ? { kind: 'trial', daysLeft: trial.daysLeft } : { kind: 'free' };
}
