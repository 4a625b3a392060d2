import {
  isCurrent,
  subscriptionOf,
  trialDaysLeft,
  type Customer,
  type Subscription,
} from 'shared-lib/domain';

/** Where an owner's trial stands; `paid` for one who has a plan and needs none. */
export type TrialStanding = { kind: 'paid' } | { kind: 'running'; daysLeft: number } | { kind: 'over' };

/**
 * Where an owner's trial stands (spec sections 4 and 9).
 * @param customer null where there is no document: no trial.
 * @param now epoch milliseconds.
 */
export function trialStanding(
  customer: Pick<Customer, 'dateCreated'> | null,
  subscriptions: readonly Subscription[],
  now: number,
): TrialStanding {
  if (subscriptions.some((subscription) => isCurrent(subscription, now))) return { kind: 'paid' };
  const daysLeft = trialDaysLeft(customer, now);
  return daysLeft > 0 ? { kind: 'running', daysLeft } : { kind: 'over' };
}

/**
 * What the dashboard says of a trial: that it is over only while that is news, and not to an owner who went on with the Free plan, nor to
 * one who pays and is behind, whom a notice tells what is wrong.
 * @returns null for nothing
 */
export function trialOnDashboard(
  customer: Pick<Customer, 'dateCreated' | 'planChosen'> | null,
  subscriptions: readonly Subscription[],
  now: number,
): Exclude<TrialStanding, { kind: 'paid' }> | null {
  const trial = trialStanding(customer, subscriptions, now);
  if (trial.kind !== 'over') return trial.kind === 'paid' ? null : trial;
  return customer?.planChosen === 'free' || subscriptionOf(subscriptions, now) !== null ? null : trial;
}
