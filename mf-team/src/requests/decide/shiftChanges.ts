import {
  regularAgentOn,
  type Assignments,
  type Shift,
  type ShiftChange,
  type ShiftOverride,
  type ShiftPlace,
} from 'shared-lib/domain';
import type { NightFacts } from './nightFacts.ts';
import type { RequestEntry } from '../requestEntries.ts';

/**
 * How a shift is covered when its specialist has the night off: it stays open, it is offered to the team,
 * they serve it anyway, or someone else does.
 */
export type Cover =
  | { readonly kind: 'open' | 'offer' | 'keep' }
  | { readonly kind: 'agent'; readonly id: string };

/** Where and when shifts are, as an offer names them. */
export const placesOf = (shifts: readonly ShiftPlace[]): ShiftPlace[] =>
  shifts.map(({ communityId, serviceDate }) => ({ communityId, serviceDate }));

/** A date's current schedule entry for a community; null if there is none. */
function overrideOf(
  { newAgent }: Assignments,
  communityId: string,
  serviceDate: string,
): ShiftOverride | null {
  const newAgentId = newAgent(communityId, serviceDate);
  return newAgentId === undefined ? null : { newAgentId };
}

/**
 * The schedule changes of a day off.
 * @param shifts the absent member's shifts.
 * @param coverOf the choice for each.
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
 * The schedule changes of a granted shift; nothing if the member serves it already.
 * @param shift the current shift; null on a weekday without service, where one is added on the date.
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
 * The schedule changes of canceling a granted shift: the date's regular specialist serves again, or it
 * becomes unassigned if they are off or inactive. Nothing if the schedule now names someone else.
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
