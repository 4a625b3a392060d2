import type { ShiftPlace } from 'shared-lib/domain';
import { callerOf, offline, retryCall } from 'shared-lib/data/kit';
import { openShiftCalls, type OfferRefusal } from 'mf-team/domain';

const callOpenShifts = callerOf(openShiftCalls);

export type OfferShiftResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: OfferRefusal | 'offline' | 'failed' };

/** Offers an uncovered shift to the team, or withdraws the offer. Safe to repeat; never throws. */
export async function offerShift(
  { communityId, serviceDate }: ShiftPlace,
  isOffered: boolean,
): Promise<OfferShiftResult> {
  const { result } = await retryCall(() =>
    callOpenShifts('offerShift', { communityId, serviceDate, isOffered }, false),
  );
  if (!result.ok) return { ok: false, reason: result.error === offline ? 'offline' : 'failed' };
  return result.value.kind === 'made' ? { ok: true } : { ok: false, reason: result.value.reason };
}
