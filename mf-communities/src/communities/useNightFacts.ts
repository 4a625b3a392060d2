import { useMemo } from 'react';
import { useNightRecords, useNow, useScheduleNights, type LiveResult } from 'shared-lib/data';
import {
  addDays,
  indexAssignments,
  nightsInProgress,
  nightsUpTo,
  withoutArchived,
  type AssignedAgent,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import { nightFactsOf, type NightFacts } from './nightFacts.ts';

/**
 * How many nights back to look for a last result. A large operator's night is about 40 KB, and the page's budget
 * has room for two.
 */
const nightsBack = 2;

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
  const rows = dataOf(useNightRecords(tonight));
  const past = dataOf(useNightRecords(nightsUpTo(addDays(tonight[0]!, -1), nightsBack).sort()));
  const nights = dataOf(useScheduleNights(tonight));
  return useMemo(() => {
    if (rows === null || past === null || nights === null) return none;
    return nightFactsOf(
      communities,
      indexAssignments(assignedAgents, nights),
      {
        clockInOuts: [...past.clockInOuts, ...rows.clockInOuts],
        shiftReports: [...past.shiftReports, ...rows.shiftReports],
      },
      now,
    );
  }, [communities, assignedAgents, rows, past, nights, now]);
}
