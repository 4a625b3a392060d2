import { addDays } from 'shared-lib/domain';

/**
 * Consecutive months.
 * @param last `YYYY-MM`
 * @param count how many, including the last
 * @returns `YYYY-MM`, the earliest first
 */
export const monthsUpTo = (last: string, count: number): string[] => {
  const months = [last];
  while (months.length < count) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
};

/** How many months are shown at first, and added each time. */
export const monthsAtOnce = 3;

/**
 * The weeks of a month from Monday to Sunday; null for the days of adjacent months.
 * @param month `YYYY-MM`
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const daysBefore = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let date = addDays(first, -daysBefore); date.slice(0, 7) <= month; date = addDays(date, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, day) => addDays(date, day)).map((day) =>
        day.startsWith(month) ? day : null,
      ),
    );
  }
  return weeks;
}
