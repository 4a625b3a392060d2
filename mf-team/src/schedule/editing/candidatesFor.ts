import { freeAgents, type ShiftConflict, type ShiftPlace, type TeamMember } from 'shared-lib/domain';
import type { SchedulePlan } from './schedulePlan.ts';

type Named = Pick<TeamMember, 'id' | 'fullName' | 'isActive'>;

/** Someone who may be given shifts, as a list to choose from shows them. */
export interface ShiftCandidate {
  member: Named;
  /** What speaks against them, for one shift; for several it is told once they are chosen. */
  conflicts: readonly ShiftConflict[];
  /** On how many of the nights they are off, and for how many they asked to be. */
  nightsOff: number;
  nightsAsked: number;
  /** How many other shifts they serve on these nights. */
  others: number;
}

/**
 * Who may be given shifts: the active members, those first who are free, among equals by name.
 * @param team in the order of their names.
 * @param places at least one.
 */
export function candidatesFor(
  team: readonly Named[],
  places: readonly ShiftPlace[],
  { duties }: SchedulePlan,
): ShiftCandidate[] {
  const [place] = places;
  if (!place) return [];
  if (places.length === 1) {
    return freeAgents(team, place, duties).map(({ member, conflicts }) => ({
      member,
      conflicts,
      nightsOff: 0,
      nightsAsked: 0,
      others: duties
        .shiftsOf(member.id, place.serviceDate)
        .filter(({ communityId }) => communityId !== place.communityId).length,
    }));
  }
  const dates = [...new Set(places.map(({ serviceDate }) => serviceDate))];
  return team
    .filter(({ isActive }) => isActive)
    .map((member): ShiftCandidate => {
      const off = dates.map((date) => duties.timeOff(member.id, date));
      return {
        member,
        conflicts: [],
        nightsOff: off.filter((status) => status === 'approved').length,
        nightsAsked: off.filter((status) => status === 'pending').length,
        others: dates.reduce((sum, date) => sum + duties.shiftsOf(member.id, date).length, 0),
      };
    })
    .sort((a, b) => a.nightsOff - b.nightsOff || a.nightsAsked - b.nightsAsked || a.others - b.others);
}
