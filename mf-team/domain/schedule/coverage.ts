import {
  addDays,
  regularAgentOn,
  shiftOn,
  weekdayOf,
  type Assignments,
  type Availability,
  type ServedCommunity,
  type Shift,
  type Weekday,
} from 'shared-lib/domain';

/** Why a shift is uncovered. */
export interface CoverageGap {
  /** No one is assigned, or the regular specialist has the night off, or can no longer serve. */
  readonly reason: 'unassigned' | 'timeOff' | 'inactive';
  /** Whether it recurs: the community is served that weekday, and no one is its regular specialist. */
  readonly isPermanent: boolean;
}

/**
 * Whether a shift is uncovered; null if someone covers it. This is the only definition of an uncovered shift: a
 * closure and a day without service have no shift (`shiftOn`). Someone assigned for that specific night covers
 * it even on their day off, because a person decided it.
 * @param isOver whether the night has ended. Today's team and time off don't apply to it.
 */
export function coverageGap(
  community: ServedCommunity,
  shift: Shift,
  assignments: Assignments,
  { isActive, timeOff }: Availability,
  isOver: boolean,
): CoverageGap | null {
  const { agentId, serviceDate, source } = shift;
  if (agentId === null) {
    const isServed = community.serviceDays.includes(weekdayOf(serviceDate));
    const hasRegular = regularAgentOn(community, serviceDate, assignments) !== null;
    return { reason: 'unassigned', isPermanent: isServed && !hasRegular };
  }
  if (isOver) return null;
  if (!isActive(agentId)) return { reason: 'inactive', isPermanent: false };
  const isOff = source === 'regular' && timeOff(agentId, serviceDate) === 'approved';
  return isOff ? { reason: 'timeOff', isPermanent: false } : null;
}

/** A weekday on which a community is uncovered every week. */
export interface PermanentGap {
  readonly communityId: string;
  readonly day: Weekday;
  /** The next night that it leaves uncovered, `YYYY-MM-DD`. */
  readonly next: string;
}

/** How far ahead to look for permanent gaps: closures and substitutes may cover the next nights. */
const nightsAhead = 28;

/**
 * The permanent gaps of communities, each once: the weekdays with service and without a regular specialist,
 * unless every one of their next nights is covered or closed.
 * @param from the first night that matters, `YYYY-MM-DD`.
 * @returns in the order of the communities, then of the nights.
 */
export function permanentGaps(
  communities: readonly ServedCommunity[],
  assignments: Assignments,
  availability: Availability,
  from: string,
): PermanentGap[] {
  const nights = Array.from({ length: nightsAhead }, (_, days) => addDays(from, days));
  return communities.flatMap((community) => {
    const gaps = new Map<Weekday, PermanentGap>();
    for (const next of nights) {
      const day = weekdayOf(next);
      if (gaps.has(day)) continue;
      const shift = shiftOn(community, next, assignments);
      const gap = shift && coverageGap(community, shift, assignments, availability, false);
      if (gap?.isPermanent) gaps.set(day, { communityId: community.id, day, next });
    }
    return [...gaps.values()];
  });
}
