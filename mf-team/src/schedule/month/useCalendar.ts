import { useMemo } from 'react';
import { indexAssignments, type ScheduleNight } from 'shared-lib/domain';
import { useWeekRows } from '../week/useWeekRows.ts';
import type { WeekRow } from '../week/weekGridOf.ts';
import { filterWeek, type WeekFilter } from '../week/weekView.ts';
import { monthDaysOf, type MonthDay } from './monthDaysOf.ts';
import { calendarDates } from './monthOf.ts';
import type { Month, ScheduleRecords } from './useMonth.ts';

/** What a calendar shows. */
interface CalendarParts {
  /** All communities, with a cell for each date of the calendar. */
  rows: readonly WeekRow[];
  /** Those of them that match the filter. */
  shown: readonly WeekRow[];
  days: readonly MonthDay[];
}

/** Composes a month's calendar, each part made anew only when something of it has changed. */
export function useCalendar(
  records: ScheduleRecords,
  scheduleNights: readonly ScheduleNight[],
  { month, tonight }: Month,
  { search, agent }: WeekFilter,
): CalendarParts {
  const { assignedAgents } = records;
  const dates = useMemo(() => calendarDates(month), [month]);
  const rows = useWeekRows({ ...records, scheduleNights }, dates);
  const shown = useMemo(() => filterWeek(rows, { search, agent }), [rows, search, agent]);
  const days = useMemo(
    () => monthDaysOf(shown, dates, indexAssignments(assignedAgents, scheduleNights), tonight, agent),
    [shown, dates, assignedAgents, scheduleNights, tonight, agent],
  );
  return { rows, shown, days };
}
