import { isCurrent, trialDaysLeft, type Customer, type Subscription } from 'shared-lib/domain';

/** The status of an owner's trial; `paid` for owners with a plan. */
export type TrialStatus = { kind: 'paid' } | { kind: 'running'; daysLeft: number } | { kind: 'over' };

/**
 * Determines the status of an owner's trial (spec sections 4 and 9).
 * @param customer null without a customer document, and so without a trial.
 * @param now epoch milliseconds.
 */
export function trialStatusOf(
  customer: Pick<Customer, 'dateCreated'> | null,
  subscriptions: readonly Subscription[],
  now: number,
): TrialStatus {
  if (subscriptions.some((subscription) => isCurrent(subscription, now))) return { kind: 'paid' };
  const daysLeft = trialDaysLeft(customer, now);
  return daysLeft > 0 ? { kind: 'running', daysLeft } : { kind: 'over' };
}

/**
 * What the dashboard shows about a trial. An ended trial isn't shown to owners who chose the Free plan or have
 * ever subscribed: a subscription ends in the Free plan, and an unpaid one has its own notice.
 * @returns null for nothing
 */
export function trialOnDashboard(
  customer: Pick<Customer, 'dateCreated' | 'planChosen'> | null,
  subscriptions: readonly Subscription[],
  now: number,
): Exclude<TrialStatus, { kind: 'paid' }> | null {
  const trial = trialStatusOf(customer, subscriptions, now);
  if (trial.kind !== 'over') return trial.kind === 'paid' ? null : trial;
  return customer?.planChosen === 'free' || subscriptions.length > 0 ? null : trial;
}
