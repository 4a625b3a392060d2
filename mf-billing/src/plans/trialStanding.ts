import { isCurrent, trialDaysLeft, type Customer, type Subscription } from 'shared-lib/domain';

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
