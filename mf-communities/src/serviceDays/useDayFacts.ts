import {
  combineLive,
  useAssignmentDirectory,
  useUpcomingNights,
  useMemberNames,
  useNow,
  type LiveResult,
} from 'shared-lib/data';
import { addDays, indexAssignments, serviceNight } from 'shared-lib/domain';
import type { ServiceDaysFacts } from 'mf-communities/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useMemo } from 'react';

interface DayFacts extends ServiceDaysFacts {
  readonly memberName: (id: string) => string;
}

/** The planned nights affected by changed service days, live. */
export function useDayFacts(): LiveResult<DayFacts> {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  // Farther west it may still be the previous night.
  const from = addDays(serviceNight(now, viewerTimeZone()), -1);
  const live = combineLive(
    [useAssignmentDirectory(), useUpcomingNights(from), useMemberNames()],
    (agents, nights, names) => ({ agents, nights, names }),
  );
  const { agents, nights, names } =
    live.status === 'ready' ? live.data : ({} as Partial<(typeof live & { status: 'ready' })['data']>);
  const facts = useMemo((): DayFacts | null => {
    if (!agents || !nights || !names) return null;
    return {
      assignments: indexAssignments(agents, nights),
      plannedDates: nights.map(({ id }) => id).toSorted(),
      now,
      memberName: (id) => names.get(id) || t('unknownMember'),
    };
  }, [agents, nights, names, now, t]);
  if (live.status !== 'ready') return live;
  return facts ? { ...live, data: facts } : { status: 'loading', retry: live.retry };
}
