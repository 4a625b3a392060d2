import { fullWeekMin } from 'mf-team/domain';
import { distanceM, type Community, type NightClockInOut } from 'shared-lib/domain';
import type { RankedCandidate } from '../decide/rankedCandidates.ts';

/** Someone who could take over a shift, with the reasons for and against it. */
export interface Choice<Member> extends RankedCandidate<Member> {
  /** The community where they are on the clock now; null if they aren't. */
  readonly workingAt: string | null;
  /** Meters from there, or from the nearest of their shifts that night, to this community; null if unknown. */
  readonly awayM: number | null;
  /** Minutes on the clock this week. */
  readonly workedMin: number;
  /** Whether the shift would be overtime. */
  readonly isOverHours: boolean;
}

/** Where members are on the clock on a night. */
export const workplacesOf = (
  clockInOuts: readonly Omit<NightClockInOut, 'id' | 'status' | 'scheduledStart' | 'lateMin'>[],
  night: string,
): ReadonlyMap<string, string> =>
  new Map(
    clockInOuts.flatMap(({ memberId, communityId, serviceDate, clockInAt, clockOutAt }) =>
      memberId !== null && serviceDate === night && clockInAt !== null && clockOutAt === null
        ? [[memberId, communityId] as const]
        : [],
    ),
  );

/**
 * How far communities are from one, in meters, between the centers of their geofences. Those without one are left out.
 * @param communities including that one
 */
export function distancesFrom(
  communityId: string,
  communities: readonly Pick<Community, 'id' | 'geofence'>[],
): ReadonlyMap<string, number> {
  const center = communities.find(({ id }) => id === communityId)?.geofence ?? null;
  if (center === null) return new Map();
  return new Map(
    communities.flatMap(({ id, geofence }) =>
      id === communityId || geofence === null ? [] : [[id, distanceM(center, geofence)] as const],
    ),
  );
}

/**
 * Ranks who should take over a shift. Free people come first, then those who aren't on the clock elsewhere.
 * Next come people under full hours, those who know the community, those out on a route anyway, the nearest, and the
 * fewest hours.
 * Ties keep the given order.
 * @param candidates the order of `rankedCandidates`
 * @param workedMin minutes on the clock this week, by member
 * @param workplaces where they are on the clock now, by member
 * @param away meters from there, by community
 */
export const rankChoices = <Member extends { readonly id: string }>(
  candidates: readonly RankedCandidate<Member>[],
  workedMin: ReadonlyMap<string, number>,
  workplaces: ReadonlyMap<string, string>,
  away: ReadonlyMap<string, number>,
): Choice<Member>[] =>
  candidates
    .map((candidate): Choice<Member> => {
      const worked = workedMin.get(candidate.member.id) ?? 0;
      const workingAt = workplaces.get(candidate.member.id) ?? null;
      const from = workingAt === null ? candidate.placesThatNight : [workingAt];
      const distances = from.flatMap((id) => away.get(id) ?? []);
      const awayM = distances.length === 0 ? null : Math.min(...distances);
      return { ...candidate, workingAt, awayM, workedMin: worked, isOverHours: worked >= fullWeekMin };
    })
    .sort(
      (a, b) =>
        Number(b.isFree) - Number(a.isFree) ||
        Number(a.workingAt !== null) - Number(b.workingAt !== null) ||
        Number(a.isOverHours) - Number(b.isOverHours) ||
        Number(b.knownFrom.length > 0) - Number(a.knownFrom.length > 0) ||
        Number(b.shiftsThatNight > 0) - Number(a.shiftsThatNight > 0) ||
        // NaN for two unknown distances, which decides nothing.
        (a.awayM ?? Infinity) - (b.awayM ?? Infinity) ||
        a.workedMin - b.workedMin,
    );
