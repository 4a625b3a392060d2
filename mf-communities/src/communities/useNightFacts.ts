import { useMemo } from 'react';
import { useNightRecords, useNow, useScheduleNights, type LiveResult } from 'shared-lib/data';
import {
  addDays,
  indexAssignments,
  nightsInProgress,
  nightsUntil,
  withoutArchived,
  type AssignedAgent,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import { nightFactsOf, type NightFacts } from './nightFacts.ts';

/** How many nights back to look for last results at first. A large operator's night is about 40 KB. */
const nightsBack = 2;

/** How many nights further if a community has no result: enough to cover a weekend and every service weekday. */
const nightsFurther = 5;

/** With more communities, the further nights would exceed the page's budget. */
const maxLookups = 100;

const dataOf = <T>(live: LiveResult<T>): T | null => (live.status === 'ready' ? live.data : null);

const none: ReadonlyMap<string, NightFacts> = new Map();

/**
 * Tonight's state of each community and the result of its last night, live, from the nights' summaries. Empty while
 * loading.
 */
export function useNightFacts(
  listed: readonly DirectoryCommunity[],
  assignedAgents: readonly AssignedAgent[],
): ReadonlyMap<string, NightFacts> {
  const now = useNow();
  const communities = useMemo(() => withoutArchived(listed), [listed]);
  const zones = communities.map(({ timezone }) => timezone);
  const tonight = nightsInProgress(zones.length > 0 ? zones : [viewerTimeZone()], now);
  const back = (first: number, count: number) => nightsUntil(addDays(tonight[0]!, -first), count).sort();
  const rows = dataOf(useNightRecords(tonight));
  const past = dataOf(useNightRecords(back(1, nightsBack)));
  const reported = useMemo(
    () => past && new Set(past.shiftReports.map(({ communityId }) => communityId)),
    [past],
  );
  const isFurther =
    reported !== null &&
    communities.length <= maxLookups &&
    communities.some(({ id, serviceDays }) => serviceDays.length > 0 && !reported.has(id));
  const further = dataOf(useNightRecords(back(1 + nightsBack, nightsFurther), { skip: !isFurther }));
  const nights = dataOf(useScheduleNights(tonight));
  return useMemo(() => {
    if (rows === null || past === null || nights === null) return none;
    return nightFactsOf(
      communities,
      indexAssignments(assignedAgents, nights),
      {
        clockInOuts: [...past.clockInOuts, ...rows.clockInOuts],
        shiftReports: [...(further?.shiftReports ?? []), ...past.shiftReports, ...rows.shiftReports],
      },
      now,
    );
  }, [communities, assignedAgents, rows, past, further, nights, now]);
}
