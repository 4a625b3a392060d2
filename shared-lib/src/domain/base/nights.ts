import { addDays, serviceNight } from './serviceNight.ts';

/**
 * The service dates of the nights in progress in some time zones.
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
export const nightsUpTo = (tonight: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(tonight, -back));
