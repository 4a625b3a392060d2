import { addDays } from 'shared-lib/domain';
import { addMonths, monthOf, sameDayIn } from '../rows/monthOf.ts';
import { mondayOf } from '../rows/weekOf.ts';

/**
 * The date a key leads to in a calendar (the ARIA date grid pattern). Arrows move by a day or a week, Home
 * and End to the ends of the week, Page Up and Down by a month.
 * @param date `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`, possibly in another month; null for a key that doesn't move and keeps its default
 * behavior.
 */
export function dateAfterKey(key: string, date: string): string | null {
  const toMonth = (months: number) => sameDayIn(addMonths(monthOf(date), months), date);
  const moves: Record<string, () => string> = {
    ArrowRight: () => addDays(date, 1),
    ArrowLeft: () => addDays(date, -1),
    ArrowDown: () => addDays(date, 7),
    ArrowUp: () => addDays(date, -7),
    Home: () => mondayOf(date),
    End: () => addDays(mondayOf(date), 6),
    PageDown: () => toMonth(1),
    PageUp: () => toMonth(-1),
  };
  return (Object.hasOwn(moves, key) && moves[key]?.()) || null;
}
