import {
  freeAgents,
  severityOf,
  type AssignedAgent,
  type Candidate,
  type Duties,
  type ShiftPlace,
  type TeamMember,
  type Weekday,
  weekdays,
} from 'shared-lib/domain';

type Substitute = Pick<TeamMember, 'id' | 'fullName' | 'tier'>;

/** A possible substitute, with their ranking criteria. */
export interface RankedCandidate<Member> extends Candidate<Member> {
  /** Whether there is no conflict that needs a decision. */
  isFree: boolean;
  /** The same without the choices for other shifts: whether the shift may be given to them (`substituteRefusals`). */
  mayServe: boolean;
  /** The other weekdays on which they serve that community. */
  knownFrom: readonly Weekday[];
  /** How many communities they serve that night already. */
  shiftsThatNight: number;
  /** The communities of these shifts. */
  placesThatNight: readonly string[];
  /** Number of regular shifts a week. */
  shiftsPerWeek: number;
}

/**
 * Ranks substitutes for a shift: free ones first; then those who know the community; then specialists; then
 * those with the least to do that night and that week. Ties keep the given order.
 * @param awayId the absent member; null for an unassigned shift.
 */
export function rankedCandidates<Member extends Substitute>(
  team: readonly Member[],
  place: ShiftPlace,
  awayId: string | null,
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
      const isFree = conflicts.every((conflict) => severityOf(conflict) === 'informs');
      const thatNight = duties.shiftsOf(member.id, place.serviceDate);
      const own = regular.get(member.id) ?? [];
      const here = new Set(
        own.filter(({ communityId }) => communityId === place.communityId).map(({ day }) => day),
      );
      return {
        member,
        conflicts,
        isFree,
        mayServe: isFree,
        knownFrom: weekdays.filter((day) => here.has(day)),
        shiftsThatNight: thatNight.length,
        placesThatNight: thatNight.map(({ communityId }) => communityId),
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
