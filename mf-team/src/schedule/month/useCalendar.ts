import { useDeferredValue, useMemo } from 'react';
import { indexAssignments, indexAvailability, indexDuties, type ScheduleNight } from 'shared-lib/domain';
import { useWeekRows } from '../week/useWeekRows.ts';
import type { WeekRow } from '../week/weekGridOf.ts';
import { filterWeek, type WeekFilter } from '../week/weekView.ts';
import { conflictDays } from './conflictDays.ts';
import { monthDaysOf, type MonthDay } from './monthDaysOf.ts';
import { calendarDates } from './monthOf.ts';
import type { Month, ScheduleRecords } from './useMonth.ts';

/** What a calendar shows. */
interface Calendar {
  /** All communities, with a cell for each date of the calendar. */
  rows: readonly WeekRow[];
  /** Those of them that match the filter. */
  shown: readonly WeekRow[];
  days: readonly MonthDay[];
  /** How many shifts want a decision, by date. */
  conflicts: ReadonlyMap<string, number>;
}

/** Composes a month's calendar, each part made anew only when something of it has changed. */
export function useCalendar(
  records: ScheduleRecords,
  scheduleNights: readonly ScheduleNight[],
  { month, today }: Month,
  { search, agent }: WeekFilter,
): Calendar {
  const { communities, assignedAgents, team, requests } = records;
  const dates = useMemo(() => calendarDates(month), [month]);
  const rows = useWeekRows({ communities, assignedAgents, team, scheduleNights }, dates);
  const shown = useMemo(() => filterWeek(rows, { search, agent }), [rows, search, agent]);
  const assignments = useMemo(
    () => indexAssignments(assignedAgents, scheduleNights),
    [assignedAgents, scheduleNights],
  );
  const days = useMemo(
    () => monthDaysOf(shown, dates, assignments, agent),
    [shown, dates, assignments, agent],
  );

  const questions = useMemo(
    () => ({ communities, team, requests, shown, assignments, dates, today, agent }),
    [communities, team, requests, shown, assignments, dates, today, agent],
  );
  // Conflicts take as long as all the rest, so they follow when that is on the screen.
  const asked = useDeferredValue(questions, null);
  const conflicts = useMemo(() => {
    if (asked === null) return new Map<string, number>();
    const availability = indexAvailability(
      asked.team,
      asked.requests.flatMap((record) => record.requests),
    );
    const coming = asked.dates.filter((date) => date >= asked.today);
    const duties = indexDuties(asked.communities, coming, asked.assignments, availability);
    return conflictDays(asked.shown, duties, asked.today, asked.agent);
  }, [asked]);

  return { rows, shown, days, conflicts };
}
