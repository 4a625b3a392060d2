import * as z from 'shared-lib/domain/schema';
import { calendarDate, listOf, idInput } from 'shared-lib/domain/schema';

/** Maximum number of communities in one call, and of dates added to each. */
export const closureCallLimits = { communities: 200, dates: 400 } as const;

const dates = listOf(calendarDate, closureCallLimits.dates);

/** Closures to add to communities, and to remove from them. Idempotent. */
export const closureChangesSchema = z.object({
  changes: z
    .array(z.object({ communityId: idInput, add: dates, remove: dates }))
    .check(z.minLength(1), z.maxLength(closureCallLimits.communities)),
});

export type ClosureChange = z.output<typeof closureChangesSchema>['changes'][number];

/**
 * The dates of a community after a change, and the changes themselves. Past closures stay: past nights are
 * judged by them.
 * @param today `YYYY-MM-DD`, in the community's time zone
 */
export function closuresAfter(
  stored: readonly string[],
  { add, remove }: Pick<ClosureChange, 'add' | 'remove'>,
  today: string,
) {
  const added = [...new Set(add)].filter((date) => !stored.includes(date)).sort();
  const isRemoved = (date: string) => date >= today && stored.includes(date) && !add.includes(date);
  const removed = [...new Set(remove)].filter(isRemoved).sort();
  const dates = [...stored.filter((date) => !removed.includes(date)), ...added].sort();
  return { dates, added, removed };
}
