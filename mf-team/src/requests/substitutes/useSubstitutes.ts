import { useMemo } from 'react';
import { nightsOfWeek, workedMinutesOf } from 'mf-team/domain';
import { useNightClockInOuts, useNow } from 'shared-lib/data';
import { localDate, type DirectoryMember, type Shift } from 'shared-lib/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import type { NightFacts } from '../decide/nightFacts.ts';
import { rankedCandidates } from '../decide/rankedCandidates.ts';
import { distancesFrom, rankChoices, type Choice } from './rankChoices.ts';

const nowhere: ReadonlyMap<string, string> = new Map();

/** A possible substitute for a shift. */
export type Substitute = Choice<DirectoryMember>;

/**
 * The possible substitutes for each shift of nights off, the best first (`rankChoices`), live. Hours that
 * can't be loaded count for nothing.
 * @param shifts the absent members'.
 * @returns null while loading.
 */
export function useSubstitutes(
  shifts: readonly Shift[],
  facts: NightFacts,
): readonly (readonly Substitute[])[] | null {
  const now = useNow();
  const today = localDate(now, viewerTimeZone());
  const ranked = useMemo(
    () =>
      shifts.map((shift) =>
        rankedCandidates(facts.team, shift, shift.agentId, facts.duties, facts.assignedAgents),
      ),
    [shifts, facts],
  );
  // No one has worked on a future night yet.
  const nights = [...new Set(shifts.flatMap(({ serviceDate }) => nightsOfWeek(serviceDate)))]
    .filter((night) => night <= today)
    .sort();
  const clocks = useNightClockInOuts(nights, { skip: nights.length === 0 });
  const choices = useMemo(() => {
    const clockInOuts = clocks.status === 'ready' ? clocks.data : [];
    return shifts.map(({ communityId, serviceDate }, index) => {
      const week = nightsOfWeek(serviceDate);
      const ofWeek = clockInOuts.filter((clock) => week.includes(clock.serviceDate));
      const away = distancesFrom(communityId, facts.communities);
      return rankChoices(ranked[index] ?? [], workedMinutesOf(ofWeek, now), nowhere, away);
    });
  }, [shifts, ranked, clocks, now, facts]);
  const isLoading = nights.length > 0 && clocks.status === 'loading';
  return isLoading ? null : choices;
}
