import { permanentGaps, type PermanentGap } from 'mf-team/domain';
import {
  groupBy,
  indexAssignments,
  indexAvailability,
  type ShiftPlace,
  type Weekday,
} from 'shared-lib/domain';
import { monthOf } from '../rows/monthOf.ts';
import type { WeekRecords, WeekRow } from '../rows/weekGridOf.ts';

/** A community's permanent gaps: the weekdays on which no one is assigned. */
export interface CommunityGaps {
  readonly id: string;
  readonly propertyName: string;
  readonly days: readonly Weekday[];
  /** The next night of each weekday. Assigning it every week closes the gap. */
  readonly places: readonly ShiftPlace[];
}

/** A month's coverage from tonight on. */
export interface MonthCoverage {
  /** Uncovered shifts, except the permanent gaps. */
  readonly uncovered: number;
  readonly communities: readonly CommunityGaps[];
}

/**
 * Counts a month's uncovered shifts that haven't ended, and the permanent gaps by community.
 * @param rows the communities to look at, with cells in order of their dates.
 * @param month `YYYY-MM`; shifts of other months don't count.
 * @param tonight the night in progress, `YYYY-MM-DD`; the search for gaps starts there or on the month's first night.
 */
export function monthCoverage(
  rows: readonly WeekRow[],
  { communities, assignedAgents, scheduleNights, team, requestRecords }: WeekRecords,
  month: string,
  tonight: string,
): MonthCoverage {
  const cells = rows.flatMap((row) => row.cells);
  const uncovered = cells.filter(
    ({ date, isOver, gap }) => gap && !gap.isPermanent && !isOver && monthOf(date) === month,
  );
  const first = `${month}-01`;
  const byId = new Map(communities.map((community) => [community.id, community]));
  const gaps = permanentGaps(
    rows.flatMap(({ id }) => byId.get(id) ?? []),
    indexAssignments(assignedAgents, scheduleNights),
    indexAvailability(
      team,
      requestRecords.flatMap(({ requests }) => requests),
    ),
    first > tonight ? first : tonight,
  );
  return {
    uncovered: uncovered.length,
    communities: [...groupBy(gaps, ({ communityId }) => communityId)].map(([id, own]) => ({
      id,
      propertyName: byId.get(id)?.propertyName ?? '',
      days: own.map(({ day }: PermanentGap) => day),
      places: own.map(({ next }: PermanentGap) => ({ communityId: id, serviceDate: next })),
    })),
  };
}
