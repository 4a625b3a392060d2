import { useMemo } from 'react';
import { nightsOfWeek, workedMinutesOf } from 'mf-team/domain';
import { useNightClockInOuts, useNow } from 'shared-lib/data';
import { localDate, type DirectoryMember, type Shift } from 'shared-lib/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import { useCommunitiesById } from '../../data/communitiesById.api.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import { rankedCandidates } from '../decide/rankedCandidates.ts';
import { distancesFrom, rankChoices, type Choice } from './rankChoices.ts';

/** How many communities are read for their distance, those to cover first. */
const mostPlaces = 16;

const nowhere: ReadonlyMap<string, string> = new Map();

/** A possible substitute for a shift. */
export type Substitute = Choice<DirectoryMember>;

/**
 * The possible substitutes for each shift of a night off, the best first (`rankChoices`), live. Hours and distances
 * that can't be loaded count for nothing.
 * @param shifts the absent member's, all on one night.
 * @returns null while loading.
 */
export function useSubstitutes(
  shifts: readonly Shift[],
  facts: NightFacts,
  awayId: string,
): readonly (readonly Substitute[])[] | null {
  const now = useNow();
  const today = localDate(now, viewerTimeZone());
  const ranked = useMemo(
    () =>
      shifts.map((shift) => rankedCandidates(facts.team, shift, awayId, facts.duties, facts.assignedAgents)),
    [shifts, facts, awayId],
  );
  const [first] = shifts;
  // No one has worked on a night to come.
  const nights = first ? nightsOfWeek(first.serviceDate).filter((night) => night <= today) : [];
  const clocks = useNightClockInOuts(nights, { skip: nights.length === 0 });
  const worked = useMemo(
    () => workedMinutesOf(clocks.status === 'ready' ? clocks.data : [], now),
    [clocks, now],
  );
  const toCover = shifts.map(({ communityId }) => communityId);
  const around = ranked.flatMap((candidates) =>
    candidates.flatMap(({ mayServe, placesThatNight }) => (mayServe ? placesThatNight : [])),
  );
  const placeIds = [...new Set([...toCover, ...around])].slice(0, mostPlaces);
  const isFar = placeIds.length > new Set(toCover).size;
  const places = useCommunitiesById(placeIds, { skip: !isFar });

  const choices = useMemo(() => {
    const known = places.status === 'ready' ? places.data : [];
    return shifts.map(({ communityId }, index) =>
      rankChoices(ranked[index] ?? [], worked, nowhere, distancesFrom(communityId, known)),
    );
  }, [shifts, ranked, worked, places]);
  const isLoading =
    (nights.length > 0 && clocks.status === 'loading') || (isFar && places.status === 'loading');
  return isLoading ? null : choices;
}
