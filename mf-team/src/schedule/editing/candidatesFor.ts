import {
  conflictsOf,
  freeAgents,
  regularAgentOn,
  severityOf,
  type Duties,
  type Shift,
  type ShiftConflict,
  type ShiftPlace,
  type TeamMember,
} from 'shared-lib/domain';
import type { SchedulePlan } from './schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

type Named = Pick<TeamMember, 'id' | 'fullName' | 'isActive'>;

/** A candidate for shifts, as the picker shows them. */
export interface ShiftCandidate {
  member: Named;
  /**
   * The conflicts of giving them one shift. For several shifts, conflicts appear after a person is chosen.
   */
  conflicts: readonly ShiftConflict[];
  /** How many of the nights they have off, and how many they requested off. */
  nightsOff: number;
  nightsAsked: number;
  /** How many of the shifts overlap with another shift of theirs. */
  clashes: number;
  /** How many other shifts they serve on that night; for several shifts, how many on these nights. */
  others: number;
}

/**
 * Above this many shifts, checking each one for every person takes too long, so conflicts appear only after
 * someone is chosen.
 */
const maxCompared = 50;

/** Each person's duties if they were given all of the shifts. */
function dutiesWith(
  places: readonly ShiftPlace[],
  { assignments, communityOf, duties }: Pick<SchedulePlan, 'assignments' | 'communityOf' | 'duties'>,
): Duties {
  const given = new Set(places.map(keyOfPlace));
  return {
    ...duties,
    shiftsOf: (agentId, serviceDate) => [
      ...duties.shiftsOf(agentId, serviceDate).filter((shift) => !given.has(keyOfPlace(shift))),
      ...places
        .filter((place) => place.serviceDate === serviceDate)
        .map(({ communityId }): Shift => {
          const community = communityOf(communityId);
          const isRegular =
            community !== undefined && regularAgentOn(community, serviceDate, assignments) === agentId;
          return { communityId, serviceDate, agentId, source: isRegular ? 'regular' : 'override' };
        }),
    ],
  };
}

/**
 * Lists candidates for shifts: active members, free ones first, then by name.
 * @param team in the order of their names.
 * @param places at least one.
 */
export function candidatesFor(
  team: readonly Named[],
  places: readonly ShiftPlace[],
  plan: Pick<SchedulePlan, 'assignments' | 'communityOf' | 'duties'>,
): ShiftCandidate[] {
  const { duties } = plan;
  const [place] = places;
  if (!place) return [];
  if (places.length === 1) {
    return freeAgents(team, place, duties).map(({ member, conflicts }) => ({
      member,
      conflicts,
      nightsOff: 0,
      nightsAsked: 0,
      clashes: 0,
      others: duties
        .shiftsOf(member.id, place.serviceDate)
        .filter(({ communityId }) => communityId !== place.communityId).length,
    }));
  }
  const dates = [...new Set(places.map(({ serviceDate }) => serviceDate))];
  const given = dutiesWith(places, plan);
  const compared = places.length > maxCompared ? [] : places;
  const clashesAt = (agentId: string) => (shift: ShiftPlace) =>
    conflictsOf(agentId, shift, given).some(
      (conflict) => conflict.kind === 'sameHour' && severityOf(conflict) === 'confirms',
    );
  return team
    .filter(({ isActive }) => isActive)
    .map((member): ShiftCandidate => {
      const off = dates.map((date) => duties.timeOff(member.id, date));
      return {
        member,
        conflicts: [],
        nightsOff: off.filter((status) => status === 'approved').length,
        nightsAsked: off.filter((status) => status === 'pending').length,
        clashes: compared.filter(clashesAt(member.id)).length,
        others: dates.reduce((sum, date) => sum + duties.shiftsOf(member.id, date).length, 0),
      };
    })
    .sort(
      (a, b) =>
        a.nightsOff - b.nightsOff ||
        a.clashes - b.clashes ||
        a.nightsAsked - b.nightsAsked ||
        a.others - b.others,
    );
}
