import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { weekGridOf, type WeekRecords, type WeekRow } from './weekGridOf.ts';

/** The rows of a week, made anew only when something of it has changed. */
export function useWeekRows(records: WeekRecords, dates: readonly string[]): readonly WeekRow[] {
  const { i18n } = useTexts('mf-team');
  const now = useNow(60_000);
  const { communities, assignedAgents, scheduleNights, team, requestRecords } = records;
  const week = dates.join();
  return useMemo(
    () =>
      weekGridOf(
        { communities, assignedAgents, scheduleNights, team, requestRecords },
        week.split(','),
        now,
        textCollator(i18n.language).compare,
      ),
    [communities, assignedAgents, scheduleNights, team, requestRecords, week, now, i18n.language],
  );
}
