import { addDays } from 'shared-lib/domain/nights';

/** Whether a string, such as one from an address, is a date, `YYYY-MM-DD`. */
const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/**
 * Reads the night from an address.
 * @param requested the value of `?night=`, null if absent
 * @returns `YYYY-MM-DD`; null for the night in progress, and for an invalid date
 */
export const readNight = (requested: string | null): string | null =>
  requested !== null && isCalendarDate(requested) ? requested : null;

/**
 * The night before or after another.
 * @param shown `YYYY-MM-DD`, or null for the night in progress
 * @param step 1 for the next, -1 for the previous
 * @param tonight the latest service date in progress
 * @returns `YYYY-MM-DD`, or null for the night in progress
 */
export function adjacentNight(shown: string | null, step: 1 | -1, tonight: string): string | null {
  const next = addDays(shown ?? tonight, step);
  return next === tonight ? null : next;
}
