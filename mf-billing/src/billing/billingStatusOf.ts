import {
  isCurrent,
  planPaidBy,
  subscriptionOf,
  type Customer,
  type Plan,
  type Subscription,
} from 'shared-lib/domain';
import { formatDate } from 'shared-lib/i18n';
import { trialOnDashboard } from '../plans/trialStatusOf.ts';

/** An owner's billing status. */
export type BillingStatus =
  /** In the trial, without a subscription; the free plan's limits apply. */
  | { readonly kind: 'trial'; readonly daysLeft: number }
  /** `mustChoose` when the trial has ended and nothing was chosen. */
  | { readonly kind: 'free'; readonly mustChoose: boolean }
  | {
      readonly kind: 'paid';
      readonly subscription: Subscription;
      readonly plan: Plan;
      /** End of the paid period, epoch milliseconds. */
      readonly periodEnd: number;
      /** What happens at the end of the period. */
      readonly then: 'renews' | 'ends' | 'shrinks';
    }
  /** A payment is missing, so the free plan's limits apply until it is made. */
  | { readonly kind: 'unpaid'; readonly subscription: Subscription }
  /** A subscription for no employees: it costs nothing and provides the free plan. */
  | { readonly kind: 'empty'; readonly subscription: Subscription };

/**
 * Determines an owner's billing status (spec section 4), which the billing tab shows first.
 * @param customer null without a customer document, and so without a trial
 * @param now epoch milliseconds
 */
export function billingStatusOf(
  subscriptions: readonly Subscription[],
  customer: Pick<Customer, 'dateCreated' | 'planChosen'> | null,
  now: number,
): BillingStatus {
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
  const trial = trialOnDashboard(customer, subscriptions, now);
  return trial?.kind === 'running'
    ? { kind: 'trial', daysLeft: trial.daysLeft }
    : { kind: 'free', mustChoose: trial !== null && customer !== null };
}

/**
 * Formats an invoice's or period's date, such as `Nov 21, 2026`. In UTC for all viewers, to match the
 * PDF invoice.
 * @param instant epoch milliseconds.
 * @param language BCP 47 tag.
 */
export const billingDate = (instant: number, language: string): string =>
  formatDate(instant, language, 'UTC');
