import { seatBounds, seatProblem, type SeatProblem, type Subscription } from 'shared-lib/domain';
import type { SeatsPreview } from 'mf-billing/domain';

/** What can be done with the number that stands in the field. */
export type SeatsStep =
  | { readonly kind: 'problem'; readonly problem: SeatProblem }
  /** The number is paid for as it is, so there is nothing to change. */
  | { readonly kind: 'same' }
  | { readonly kind: 'ask'; readonly quantity: number };

/** How many employees are paid for once the present period is over. */
export const seatsToCome = ({ quantity, nextQuantity }: Pick<Subscription, 'quantity' | 'nextQuantity'>) =>
  nextQuantity ?? quantity;

/**
 * The number that stands in the field before anybody types.
 * @param asked what the address asks for, as after a limit was met; null for nothing
 * @param toCome how many are paid for; 0 of a subscription for nobody, for which the smallest number is proposed
 */
export const seatsProposed = (asked: number | null, toCome: number): number =>
  asked ?? Math.max(toCome, seatBounds.min);

/** What can be done with a number of employees, as it was typed. */
export function seatsStep(
  typed: number | null,
  subscription: Pick<Subscription, 'quantity' | 'nextQuantity'>,
): SeatsStep {
  const problem = seatProblem(typed);
  if (problem !== null || typed === null) return { kind: 'problem', problem: problem ?? 'missing' };
  return typed === seatsToCome(subscription) ? { kind: 'same' } : { kind: 'ask', quantity: typed };
}

/** Whether a preview refuses its number, since more are in use. */
export const isTooFew = ({ tooFew }: Pick<SeatsPreview, 'tooFew'>) =>
  tooFew !== undefined && tooFew.members + tooFew.communities > 0;
