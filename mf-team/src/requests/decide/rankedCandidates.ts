import {
  freeAgents,
  weightOf,
  type AssignedAgent,
  type Candidate,
  type Duties,
  type ShiftPlace,
  type TeamMember,
  type Weekday,
  weekdays,
} from 'shared-lib/domain';

type Substitute = Pick<TeamMember, 'id' | 'fullName' | 'tier'>;

/** Someone who may stand in, and what speaks for it. */
export interface RankedCandidate<Member> extends Candidate<Member> {
  /** Whether nothing speaks against it that wants a decision. */
  isFree: boolean;
  /** The other weekdays on which they serve that community. */
  knownFrom: readonly Weekday[];
  /** How many communities they serve that night already. */
  shiftsThatNight: number;
  /** How many regular shifts they have in a week. */
  shiftsPerWeek: number;
}

/**
 * Who may stand in for a shift: first who is free, of these first who knows the community, then who does the rounds at all, then who
 * has the least to do that night and in the week; among equals in the order given.
 * @param awayId who is to be stood in for.
 */
export function rankedCandidates<Member extends Substitute>(
  team: readonly Member[],
  place: ShiftPlace,
  awayId: string,
  duties: Duties,
  assignedAgents: readonly AssignedAgent[],
): RankedCandidate<Member>[] {
  const regular = new Map<string, AssignedAgent[]>();
  for (const assigned of assignedAgents) {
    const known = regular.get(assigned.memberId);
    if (known) known.push(assigned);
    else regular.set(assigned.memberId, [assigned]);
  }
  return freeAgents(team, place, duties)
    .filter(({ member }) => member.id !== awayId)
    .map(({ member, conflicts }) => {
      const own = regular.get(member.id) ?? [];
      const here = new Set(
        own.filter(({ communityId }) => communityId === place.communityId).map(({ day }) => day),
      );
      return {
        member,
        conflicts,
        isFree: conflicts.every((conflict) => weightOf(conflict) === 'notes'),
        knownFrom: weekdays.filter((day) => here.has(day)),
        shiftsThatNight: duties.shiftsOf(member.id, place.serviceDate).length,
        shiftsPerWeek: own.length,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isFree) - Number(a.isFree) ||
        b.knownFrom.length - a.knownFrom.length ||
        a.conflicts.length - b.conflicts.length ||
        Number(b.member.tier === 'Collection Specialist') -
          Number(a.member.tier === 'Collection Specialist') ||
        a.shiftsThatNight - b.shiftsThatNight ||
        a.shiftsPerWeek - b.shiftsPerWeek,
    );
}
