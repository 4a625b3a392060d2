import { seatBounds, seatProblem, type SeatProblem, type Subscription } from 'shared-lib/domain';
import type { SeatsPreview } from 'mf-billing/domain';

/** The action that the entered number allows. */
export type SeatsStep =
  | { readonly kind: 'problem'; readonly problem: SeatProblem }
  /** This number is already paid for. */
  | { readonly kind: 'same' }
  | { readonly kind: 'ask'; readonly quantity: number };

/** Paid employees after the current period. */
export const seatsAfterRenewal = ({
  quantity,
  nextQuantity,
}: Pick<Subscription, 'quantity' | 'nextQuantity'>) => nextQuantity ?? quantity;

/**
 * The field's initial value.
 * @param requested the number in the address, as after reaching a limit; null for none
 * @param toCome paid employees; for 0, the minimum is suggested
 */
export const initialSeats = (requested: number | null, toCome: number): number =>
  requested ?? Math.max(toCome, seatBounds.min);

/** The action that a number of employees allows, as entered. */
export function seatsStep(
  typed: number | null,
  subscription: Pick<Subscription, 'quantity' | 'nextQuantity'>,
): SeatsStep {
  const problem = seatProblem(typed);
  if (problem !== null || typed === null) return { kind: 'problem', problem: problem ?? 'missing' };
  return typed === seatsAfterRenewal(subscription) ? { kind: 'same' } : { kind: 'ask', quantity: typed };
}

/** Whether a preview rejects its number because more are in use. */
export const isTooFew = ({ tooFew }: Pick<SeatsPreview, 'tooFew'>) =>
  tooFew !== undefined && tooFew.members + tooFew.communities > 0;
