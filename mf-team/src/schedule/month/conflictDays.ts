import { conflictsOf, weightOf, type Duties } from 'shared-lib/domain';
import type { WeekRow } from '../week/weekGridOf.ts';
import { isAskedFor } from '../week/weekView.ts';

/**
 * How many shifts of each date want a decision, since something speaks against whoever serves them.
 * @param rows communities; shifts before `today` are over and not looked at.
 * @param today `YYYY-MM-DD`
 * @param asked an agent's id, `unassignedChoice`, or empty for everyone: other shifts don't count.
 * @returns counts by date; dates without any are not in it.
 */
export function conflictDays(
  rows: readonly WeekRow[],
  duties: Duties,
  today: string,
  asked: string,
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { id, cells } of rows) {
    for (const cell of cells) {
      const { agent, date } = cell;
      if (agent === null || date < today || !isAskedFor(cell, asked)) continue;
      const conflicts = conflictsOf(agent.id, { communityId: id, serviceDate: date }, duties);
      if (conflicts.some((conflict) => weightOf(conflict) !== 'notes'))
        days.set(date, (days.get(date) ?? 0) + 1);
    }
  }
  return days;
}
