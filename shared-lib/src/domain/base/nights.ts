import { addDays, serviceNight } from './serviceNight.ts';

/**
 * The service dates of the nights in progress in the given time zones.
 * @param timeZones IANA names, in any order and number.
 * @param now epoch milliseconds.
 * @returns each date once, `YYYY-MM-DD`, sorted; at most three, because the world never has more.
 */
export function nightsInProgress(timeZones: readonly string[], now: number): string[] {
  return [...new Set([...new Set(timeZones)].map((timeZone) => serviceNight(now, timeZone)))].sort();
}

/**
 * The first night of a window that ends tonight.
 * @param tonight `YYYY-MM-DD`
 * @param nights how many, tonight included
 * @returns `YYYY-MM-DD`
 */
export const firstNight = (tonight: string, nights: number): string => addDays(tonight, 1 - nights);

/**
 * The nights up to tonight, newest first.
 * @param tonight `YYYY-MM-DD`
 * @param count how many, tonight included
 */
export const nightsUntil = (tonight: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(tonight, -back));

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
