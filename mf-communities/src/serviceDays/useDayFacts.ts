import {
  combineLive,
  useAssignmentDirectory,
  useNightClockInOuts,
  useUpcomingNights,
  useMemberNames,
  useNow,
  type LiveResult,
} from 'shared-lib/data';
import { addDays, indexAssignments, nightsInProgress, serviceNight } from 'shared-lib/domain';
import type { ServiceDaysFacts } from 'mf-communities/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useMemo } from 'react';

interface DayFacts extends ServiceDaysFacts {
  readonly memberName: (id: string) => string;
}

/**
 * The planned nights affected by changed service days, and tonight's clock-ins, live.
 * @param timeZones of the communities; the viewer's if unknown. The server decides what tonight
 * keeps, so missing time zones affect only the note.
 */
export function useDayFacts(timeZones: readonly string[] = []): LiveResult<DayFacts> {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  // Farther west it may still be the previous night.
  const from = addDays(serviceNight(now, viewerTimeZone()), -1);
  const live = combineLive(
    [
      useAssignmentDirectory(),
      useUpcomingNights(from),
      useMemberNames(),
      useNightClockInOuts(nightsInProgress(timeZones.length > 0 ? timeZones : [viewerTimeZone()], now)),
    ],
    (agents, nights, names, clockIns) => ({ agents, nights, names, clockIns }),
  );
  const { agents, nights, names, clockIns } =
    live.status === 'ready' ? live.data : ({} as Partial<(typeof live & { status: 'ready' })['data']>);
  const facts = useMemo((): DayFacts | null => {
    if (!agents || !nights || !names || !clockIns) return null;
    const clockedIn = new Set(
      clockIns.flatMap(({ communityId, serviceDate, clockInAt }) =>
        clockInAt === null ? [] : [`${communityId} ${serviceDate}`],
      ),
    );
    return {
      assignments: indexAssignments(agents, nights),
      plannedDates: nights.map(({ id }) => id).toSorted(),
      hasClockIn: (communityId, serviceDate) => clockedIn.has(`${communityId} ${serviceDate}`),
      now,
      memberName: (id) => names.get(id) || t('unknownMember'),
    };
  }, [agents, nights, names, clockIns, now, t]);
  if (live.status !== 'ready') return live;
  return facts ? { ...live, data: facts } : { status: 'loading', retry: live.retry };
}
