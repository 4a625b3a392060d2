import { addDays } from 'shared-lib/domain/nights';

/** Whether a text, such as one of an address, is a date, `YYYY-MM-DD`. */
const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/**
 * The night that an address names.
 * @param asked the value of `?night=`, null where there is none
 * @returns `YYYY-MM-DD`; null for the night in progress, and for what is no date
 */
export const readNight = (asked: string | null): string | null =>
  asked !== null && isCalendarDate(asked) ? asked : null;

/**
 * The night beside another.
 * @param shown `YYYY-MM-DD`, or null for the night in progress
 * @param step 1 for the next, -1 for the one before
 * @param tonight the latest service date in progress
 * @returns `YYYY-MM-DD`, or null for the night in progress
 */
export function nightBeside(shown: string | null, step: 1 | -1, tonight: string): string | null {
  const next = addDays(shown ?? tonight, step);
  return next === tonight ? null : next;
}
