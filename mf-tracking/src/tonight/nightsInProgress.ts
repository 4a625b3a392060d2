import { serviceNight } from 'shared-lib/domain';

/**
 * The service dates of the night in progress in some time zones.
 * @param timeZones IANA names, in any order and number.
 * @param now epoch milliseconds.
 * @returns each date once, `YYYY-MM-DD`, sorted; at most three, the world never has more.
 */
export function nightsInProgress(timeZones: readonly string[], now: number): string[] {
  return [...new Set([...new Set(timeZones)].map((timeZone) => serviceNight(now, timeZone)))].sort();
}
