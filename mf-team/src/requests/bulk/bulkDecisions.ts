import { conflictsOf, shiftOn, severityOf, type Shift } from 'shared-lib/domain';
import type { RequestDecision } from '../../data/decideRequest.ts';
import { decisionOf } from '../decide/decisionOf.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import { obstacleOf, type Obstacle } from '../decide/obstacleOf.ts';
import { assignmentChanges, coverChanges, placesOf, type Cover } from '../decide/shiftChanges.ts';
import type { RequestEntry } from '../requestEntries.ts';

export type BulkVerdict = 'approved' | 'declined';

/** How many requests can be decided together, and how many of their dates one query may have. */
export const bulkLimits = { requests: 200, dates: 30 } as const;

/**
 * Why a bulk decision skips a request: it is not pending, can't be approved, or needs individual review: a swap
 * always does. */
export type BulkRefusal = 'notPending' | 'look' | 'swap' | Obstacle;

export type BulkStep =
  | { readonly ok: true; readonly decision: RequestDecision }
  | { readonly ok: false; readonly reason: BulkRefusal };

interface BulkChoice {
  verdict: BulkVerdict;
  /** What happens to a shift of a member with the night off. */
  coverOf: (shift: Shift) => Cover;
  /** The decider's login uid. */
  by: string;
  /** Epoch milliseconds. */
  now: number;
  /** The decider's IANA zone. */
  viewerZone: string;
}

/**
 * The decision to save for one of several requests. A shift that would be taken from someone, or that has a
 * conflict, needs individual review.
 */
export function bulkStepOf(entry: RequestEntry, facts: NightFacts, choice: BulkChoice): BulkStep {
  const { verdict, coverOf, by, now, viewerZone } = choice;
  const { status, kind, timeOff, userId, requestDate, communityId } = entry;
  if (status !== 'pending') return { ok: false, reason: 'notPending' };
  if (kind === 'swap') return { ok: false, reason: 'swap' };
  if (verdict === 'declined') return { ok: true, decision: decisionOf(entry, { verdict }, by, now) };
  const obstacle = obstacleOf(entry, facts, now, viewerZone);
  if (obstacle) return { ok: false, reason: obstacle };

  if (timeOff) {
    const uncovered = facts.duties.shiftsOf(userId, requestDate);
    const shifts = coverChanges(uncovered, coverOf, facts.assignments);
    const offers = placesOf(uncovered.filter((shift) => coverOf(shift).kind === 'offer'));
    return { ok: true, decision: decisionOf(entry, { verdict, shifts, offers }, by, now) };
  }
  const community = facts.communityOf(communityId);
  const shift = community ? shiftOn(community, requestDate, facts.assignments) : null;
  const isOthers = shift !== null && shift.agentId !== null && shift.agentId !== userId;
  const place = { communityId: communityId ?? '', serviceDate: requestDate };
  const asks = conflictsOf(userId, place, facts.duties).some(
    (conflict) => severityOf(conflict) !== 'informs',
  );
  if (isOthers || asks) return { ok: false, reason: 'look' };
  const shifts = assignmentChanges(entry, shift, facts.assignments);
  return { ok: true, decision: decisionOf(entry, { verdict, shifts }, by, now) };
}
