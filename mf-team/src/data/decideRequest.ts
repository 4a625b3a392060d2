import {
  areMade,
  type PlacedRequest,
  type RequestOutcome,
  type ShiftChange,
  type TeamRequest,
} from 'shared-lib/domain';
import { requestAnswerSchema } from 'mf-team/domain';
import { call, callAgain, offline, requestDecided, requestsPart } from 'shared-lib/data/kit';

/** A decision about one request, with what it changes in the schedule. */
export interface RequestDecision {
  /** The record that holds the request. */
  readonly recordId: string;
  /** The request as whoever decides saw it. */
  readonly seen: PlacedRequest;
  readonly outcome: RequestOutcome;
  /** At most one for each community and date. */
  readonly shifts: readonly ShiftChange[];
}

export type DecideRequestResult =
  | { readonly ok: true }
  /** Someone else decided it meanwhile; what it is now, null when it can't be found any more. */
  | { readonly ok: false; readonly reason: 'overtaken'; readonly now: TeamRequest | null }
  | { readonly ok: false; readonly reason: 'shiftsOvertaken'; readonly overtaken: readonly ShiftChange[] }
  /** They would get a shift, and are inactive or not on the team. */
  | { readonly ok: false; readonly reason: 'inactive'; readonly agentIds: readonly string[] }
  | { readonly ok: false; readonly reason: 'offline' | 'failed' };

/**
 * Decides a request and changes the shifts that go with it, all or nothing; what others do to its neighbours at the same time is
 * not lost. Refused at once without a connection, since a decision that waits could overtake another. Never throws.
 * @param _customerId the account, which the function knows by itself
 */
export async function decideRequest(
  _customerId: string,
  { recordId, seen, outcome, shifts }: RequestDecision,
): Promise<DecideRequestResult> {
  const { result, isRepeated } = await callAgain((isRepetition) =>
    call(
      'decideRequest',
      { recordId, seen, outcome, shifts, isRepeated: isRepetition },
      requestAnswerSchema,
      false,
    ),
  );
  if (!result.ok) return { ok: false, reason: result.error === offline ? 'offline' : 'failed' };
  const answer = result.value;
  switch (answer.kind) {
    case 'decided':
      return { ok: false, reason: 'overtaken', now: answer.now };
    case 'inactive':
      return { ok: false, reason: 'inactive', agentIds: answer.agentIds };
    case 'overtaken':
      // The answer to the first call may have been lost on its way, and that call had gone through.
      if (!isRepeated || !areMade(shifts, answer.shifts)) {
        return { ok: false, reason: 'shiftsOvertaken', overtaken: answer.shifts };
      }
    // falls through
    case 'made':
      requestsPart.own.tell([requestDecided({ recordId, place: seen.place }, outcome)]);
      return { ok: true };
  }
}
