import type { RequestDecision } from '../../data/decideRequest.ts';
import { decidedAs, hasOutcome, outcomeOf } from 'mf-team/domain';
import { reversed, type RequestOutcome, type ShiftChange } from 'shared-lib/domain';
import type { RequestEntry } from '../requestEntries.ts';

/** What can be done with a request; `pending` takes a refusal back, the same as it is changes the shifts alone. */
export type Verdict = RequestOutcome['status'];

/** What is decided of a request. */
export interface Choice {
  verdict: Verdict;
  shifts?: readonly ShiftChange[];
  /** Why it is cancelled. */
  reason?: string;
}

function outcomeAs(
  entry: RequestEntry,
  verdict: Verdict,
  by: string,
  at: number,
  reason: string,
): RequestOutcome {
  if (verdict === entry.status) return outcomeOf(entry);
  if (verdict === 'pending')
    return { ...outcomeOf(entry), status: verdict, decidedAt: null, decidedBy: null };
  return decidedAs(entry, verdict, by, at, reason);
}

/**
 * Makes the decision that is to be saved.
 * @param by the login uid of who decides.
 * @param at epoch milliseconds.
 */
export function decisionOf(
  entry: RequestEntry,
  { verdict, shifts = [], reason = '' }: Choice,
  by: string,
  at: number,
): RequestDecision {
  return {
    recordId: entry.recordId,
    seen: entry,
    outcome: outcomeAs(entry, verdict, by, at, reason),
    shifts,
  };
}

/** The decision that takes a decision back, with the shifts. */
export const undone = ({ recordId, seen, outcome, shifts }: RequestDecision): RequestDecision => ({
  recordId,
  seen: { ...seen, ...outcome },
  outcome: outcomeOf(seen),
  shifts: reversed(shifts),
});

/** Whether a request has become by now what a decision was to make of it. */
export const isMade = ({ seen, outcome }: RequestDecision, now: RequestOutcome): boolean =>
  !hasOutcome(seen, outcome) && hasOutcome(now, outcome);
