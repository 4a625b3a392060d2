import { useMemo } from 'react';
import {
  combineLive,
  useAssignmentDirectory,
  useCommunityDirectory,
  useRequestsSince,
  useScheduleNights,
  useTeamDirectory,
  type LiveResult,
} from 'shared-lib/data';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { nightFactsOf, type NightFacts, type NightRecords } from './nightFacts.ts';

/**
 * The facts to review before deciding requests about some nights, live.
 * @param dates `YYYY-MM-DD`; at least one, and no more than a query may name.
 */
export function useNightFacts(dates: readonly string[]): LiveResult<NightFacts> {
  const { i18n } = useTexts('mf-team');
  const records = combineLive(
    [
      useCommunityDirectory(),
      useAssignmentDirectory(),
      useScheduleNights(dates),
      useTeamDirectory(),
      useRequestsSince(dates.toSorted()[0] ?? null),
    ],
    (communities, assignedAgents, scheduleNights, team, requestRecords): NightRecords => ({
      communities,
      assignedAgents,
      scheduleNights,
      team,
      requestRecords,
    }),
  );
  const { communities, assignedAgents, scheduleNights, team, requestRecords } =
    records.status === 'ready' ? records.data : ({} as Partial<NightRecords>);
  const nights = dates.join();
  const facts = useMemo(
    () =>
      communities && assignedAgents && scheduleNights && team && requestRecords
        ? nightFactsOf(
            { communities, assignedAgents, scheduleNights, team, requestRecords },
            nights.split(','),
            textCollator(i18n.language).compare,
          )
        : null,
    [communities, assignedAgents, scheduleNights, team, requestRecords, nights, i18n.language],
  );
  if (records.status !== 'ready') return records;
  return facts
    ? { status: 'ready', data: facts, retry: records.retry }
    : { status: 'loading', retry: records.retry };
}
