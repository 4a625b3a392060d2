import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { indexAvailability, type ScheduleNight } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { agentRowsOf, filterAgents, type AgentRow } from './agentRowsOf.ts';
import { monthDaysOf, type MonthDay } from './monthDaysOf.ts';
import { calendarDates } from './monthOf.ts';
import type { Month } from './usePeriod.ts';
import type { ScheduleRecords } from './useScheduleRecords.ts';
import { weekGridOf, type WeekRecords, type WeekRow } from './weekGridOf.ts';
import { filterWeek, type WeekFilter } from './weekView.ts';

/** The rows of a week, rebuilt only when something in it has changed. */
export function useWeekRows(records: WeekRecords, dates: readonly string[]): readonly WeekRow[] {
  const { i18n } = useTexts('mf-team');
  const now = useNow(60_000);
  const { communities, assignedAgents, scheduleNights, team, requestRecords, former } = records;
  const week = dates.join();
  return useMemo(
    () =>
      weekGridOf(
        { communities, assignedAgents, scheduleNights, team, requestRecords, former },
        week.split(','),
        now,
        textCollator(i18n.language).compare,
      ),
    [communities, assignedAgents, scheduleNights, team, requestRecords, former, week, now, i18n.language],
  );
}

/** The specialists that match a filter, with their shifts, rebuilt only when something has changed. */
export function useAgentRows(
  rows: readonly WeekRow[],
  dates: readonly string[],
  { team, requestRecords }: ScheduleRecords,
  { search, agent }: WeekFilter,
): readonly AgentRow[] {
  const { i18n } = useTexts('mf-team');
  const { language } = i18n;
  const days = dates.join();
  const all = useMemo(() => {
    const availability = indexAvailability(
      team,
      requestRecords.flatMap(({ requests }) => requests),
    );
    return agentRowsOf(rows, days.split(','), team, availability, textCollator(language).compare);
  }, [rows, days, team, requestRecords, language]);
  return useMemo(() => filterAgents(all, { search, agent }), [all, search, agent]);
}

/** The data of a calendar. */
interface CalendarParts {
  /** All communities, with a cell for each date of the calendar. */
  rows: readonly WeekRow[];
  /** The communities that match the filter. */
  shown: readonly WeekRow[];
  days: readonly MonthDay[];
}

/** Composes a month's calendar. Each part is rebuilt only when something in it has changed. */
export function useCalendar(
  records: ScheduleRecords,
  scheduleNights: readonly ScheduleNight[],
  { month, tonight }: Month,
  { search, agent }: WeekFilter,
): CalendarParts {
  const dates = useMemo(() => calendarDates(month), [month]);
  const rows = useWeekRows({ ...records, scheduleNights }, dates);
  const shown = useMemo(() => filterWeek(rows, { search, agent }), [rows, search, agent]);
  const days = useMemo(() => monthDaysOf(shown, dates, tonight, agent), [shown, dates, tonight, agent]);
  return { rows, shown, days };
}
