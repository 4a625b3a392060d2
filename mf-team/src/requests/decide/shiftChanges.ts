import {
  regularAgentOn,
  type Assignments,
  type Shift,
  type ShiftChange,
  type ShiftOverride,
} from 'shared-lib/domain';
import type { NightFacts } from './nightFacts.ts';
import type { RequestEntry } from '../requestEntries.ts';

/** What becomes of a shift whose agent has the night off: nobody serves it, the agent does all the same, or someone else. */
export type Cover = { readonly kind: 'open' | 'keep' } | { readonly kind: 'agent'; readonly id: string };

/** What the schedule of a date says of a community at present; null where it says nothing. */
function overrideOf(
  { newAgent }: Assignments,
  communityId: string,
  serviceDate: string,
): ShiftOverride | null {
  const newAgentId = newAgent(communityId, serviceDate);
  return newAgentId === undefined ? null : { newAgentId };
}

/**
 * What a day off changes in the schedule.
 * @param shifts those of who has the night off.
 * @param coverOf what was chosen for each.
 */
export const coverChanges = (
  shifts: readonly Shift[],
  coverOf: (shift: Shift) => Cover,
  assignments: Assignments,
): ShiftChange[] =>
  shifts.flatMap((shift) => {
    const { communityId, serviceDate } = shift;
    const cover = coverOf(shift);
    if (cover.kind === 'keep') return [];
    const from = overrideOf(assignments, communityId, serviceDate);
    return [{ communityId, serviceDate, from, to: { newAgentId: cover.kind === 'agent' ? cover.id : null } }];
  });

/**
 * What a granted shift changes in the schedule; nothing when the member serves it already.
 * @param shift the shift as it is; null on a weekday without service, to which the date then adds one.
 */
export function assignmentChanges(
  { communityId, requestDate, userId }: RequestEntry,
  shift: Shift | null,
  assignments: Assignments,
): ShiftChange[] {
  if (communityId === null || shift?.agentId === userId) return [];
  const from = overrideOf(assignments, communityId, requestDate);
  return [{ communityId, serviceDate: requestDate, from, to: { newAgentId: userId } }];
}

/**
 * What cancelling a granted shift changes in the schedule: the date's regular agent serves again, nobody when that one is off or
 * inactive. Nothing when the schedule names someone else by now.
 */
export function releaseChanges(
  { timeOff, status, communityId, requestDate, userId }: RequestEntry,
  { assignments, communityOf, duties }: Pick<NightFacts, 'assignments' | 'communityOf' | 'duties'>,
): ShiftChange[] {
  if (timeOff || status !== 'approved' || communityId === null) return [];
  const from = overrideOf(assignments, communityId, requestDate);
  if (from?.newAgentId !== userId) return [];
  const community = communityOf(communityId);
  const regular = community ? regularAgentOn(community, requestDate, assignments) : null;
  const isAway =
    regular !== null && (!duties.isActive(regular) || duties.timeOff(regular, requestDate) === 'approved');
  return [{ communityId, serviceDate: requestDate, from, to: isAway ? { newAgentId: null } : null }];
}
