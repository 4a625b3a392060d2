import {
  areApplied,
  type PlacedRequest,
  type ShiftChange,
  type ShiftPlace,
  type TeamRequest,
} from 'shared-lib/domain';
import { retryCall, offline, requestsPart, callerOf } from 'shared-lib/data/kit';
import { requestCalls, type CoverRefusal, type RequestOutcome } from 'mf-team/domain';
import { requestDecided } from './requestChanges.ts';

const callRequests = callerOf(requestCalls);

/** A decision about one request, with its schedule changes. */
export interface RequestDecision {
  /** The record that holds the request. */
  readonly recordId: string;
  /** The request as its author saw it. */
  readonly seen: PlacedRequest;
  readonly outcome: RequestOutcome;
  /** At most one for each community and date. */
  readonly shifts: readonly ShiftChange[];
  /** The shifts among these that are offered to the team. */
  readonly offers: readonly ShiftPlace[];
}

export type DecideRequestResult =
  | { readonly ok: true }
  /** Someone else decided it first; its current state, null when it can no longer be found. */
  | { readonly ok: false; readonly reason: 'overtaken'; readonly now: TeamRequest | null }
  | { readonly ok: false; readonly reason: 'shiftsOvertaken'; readonly overtaken: readonly ShiftChange[] }
  /** They would be assigned, but are inactive or not on the team. */
  | { readonly ok: false; readonly reason: 'inactive'; readonly agentIds: readonly string[] }
  /** Shifts of a night off whose substitute can't serve, or that can't be offered. */
  | { readonly ok: false; readonly reason: 'refused'; readonly refused: readonly CoverRefusal[] }
  /** Someone would lose the shift they are on the clock for: `begun`. */
  | { readonly ok: false; readonly reason: 'begun' | 'offline' | 'failed' };

/**
 * Decides a request and changes the shifts that go with it, all or nothing; concurrent changes to neighboring
 * requests aren't lost. Fails immediately while offline, since a queued decision could overtake another.
 * Never throws.
 * @param _customerId the account; the function derives it from the login
 */
export async function decideRequest(
  _customerId: string,
  { recordId, seen, outcome, shifts, offers }: RequestDecision,
): Promise<DecideRequestResult> {
  const { result, isRepeated } = await retryCall((isRepetition) =>
    callRequests(
      'decideRequest',
      { recordId, seen, outcome, shifts, offers, isRepeated: isRepetition },
      false,
    ),
  );
  if (!result.ok) return { ok: false, reason: result.error === offline ? 'offline' : 'failed' };
  const answer = result.value;
  switch (answer.kind) {
    case 'decided':
      return { ok: false, reason: 'overtaken', now: answer.now };
    case 'refused':
      return { ok: false, reason: 'refused', refused: answer.shifts };
    case 'begun':
      return { ok: false, reason: 'begun' };
    case 'inactive':
      return { ok: false, reason: 'inactive', agentIds: answer.agentIds };
    case 'overtaken':
      // The first call may have gone through, with its response lost.
      if (!isRepeated || !areApplied(shifts, answer.shifts)) {
        return { ok: false, reason: 'shiftsOvertaken', overtaken: answer.shifts };
      }
    // falls through
    case 'made':
      requestsPart.own.publish([requestDecided({ recordId, place: seen.place }, outcome)]);
      return { ok: true };
  }
}
