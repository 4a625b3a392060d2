import { severityOf } from 'shared-lib/domain';
import { isShift, type WeekCell, type WeekRow } from './weekGridOf.ts';
import { matchesWeekFilter } from './weekView.ts';

/** A month's day in numbers. */
export interface MonthDay {
  /** `YYYY-MM-DD` */
  date: string;
  shifts: number;
  /** How many of them are uncovered, without the permanent gaps. */
  uncovered: number;
  /** How many of them are permanent gaps: their weekday has no regular specialist. */
  permanent: number;
  /** How many of them differ from the regular assignments: reassigned, unassigned or extra. */
  changed: number;
  /**
   * How many covered shifts of tonight and later conflict with their assigned specialist's other duties or time off.
   */
  conflicts: number;
  /** The number of communities closed on one of their service days. */
  closed: number;
}

const asks = ({ conflicts }: WeekCell) => conflicts.some((conflict) => severityOf(conflict) !== 'informs');

/**
 * Counts the days of a month.
 * @param rows communities, whose cells match the dates in order.
 * @param dates `YYYY-MM-DD`
 * @param tonight the night in progress, `YYYY-MM-DD`
 * @param requested a specialist's id, `unassignedChoice`, or empty for everyone: other shifts don't count.
 */
export const monthDaysOf = (
  rows: readonly WeekRow[],
  dates: readonly string[],
  tonight: string,
  requested: string,
): MonthDay[] =>
  dates.map((date, column) => {
    const day = { date, shifts: 0, uncovered: 0, permanent: 0, changed: 0, conflicts: 0, closed: 0 };
    for (const { cells } of rows) {
      const cell = cells[column];
      if (cell?.kind === 'closed') day.closed += 1;
      if (!cell || !isShift(cell) || !matchesWeekFilter(cell, requested)) continue;
      day.shifts += 1;
      if (cell.gap) day[cell.gap.isPermanent ? 'permanent' : 'uncovered'] += 1;
      else if (date >= tonight && asks(cell)) day.conflicts += 1;
      if (cell.isChanged) day.changed += 1;
    }
    return day;
  });
