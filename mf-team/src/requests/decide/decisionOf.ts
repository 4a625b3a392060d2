import type { RequestDecision } from '../../data/decideRequest.ts';
import { decidedAs, hasOutcome, outcomeOf, type RequestOutcome } from 'mf-team/domain';
import { reverseShiftChanges, type ShiftChange, type ShiftPlace } from 'shared-lib/domain';
import type { RequestEntry } from '../requestEntries.ts';

/**
 * The possible verdicts; `pending` reopens a declined request, and the current status changes only the
 * shifts.
 */
export type Verdict = RequestOutcome['status'];

/** A choice about a request. */
export interface Choice {
  verdict: Verdict;
  shifts?: readonly ShiftChange[];
  /** The shifts among these that are offered to the team. */
  offers?: readonly ShiftPlace[];
  /** Why it is canceled. */
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
 * Creates the decision to save.
 * @param by the decider's login uid.
 * @param at epoch milliseconds.
 */
export function decisionOf(
  entry: RequestEntry,
  { verdict, shifts = [], offers = [], reason = '' }: Choice,
  by: string,
  at: number,
): RequestDecision {
  return {
    recordId: entry.recordId,
    seen: entry,
    outcome: outcomeAs(entry, verdict, by, at, reason),
    shifts,
    offers,
  };
}

/** The decision that undoes a decision, including its shifts. */
export const reverseDecision = ({ recordId, seen, outcome, shifts }: RequestDecision): RequestDecision => ({
  recordId,
  seen: { ...seen, ...outcome },
  outcome: outcomeOf(seen),
  shifts: reverseShiftChanges(shifts),
  // A changed shift is no longer offered.
  offers: [],
});

/** Whether a request already has a decision's outcome. */
export const isApplied = ({ seen, outcome }: RequestDecision, now: RequestOutcome): boolean =>
  !hasOutcome(seen, outcome) && hasOutcome(now, outcome);
