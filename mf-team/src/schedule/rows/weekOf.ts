import { addDays, weekdayOf, weekdays } from 'shared-lib/domain';

/** How far from tonight an address may go. No schedule is kept or created beyond that. */
const furthestWeeks = 104;

/** Whether a string, such as one from an address, is a date, `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;

/**
 * The Monday of a date's week.
 * @param date `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`
 */
export const mondayOf = (date: string): string => addDays(date, -weekdays.indexOf(weekdayOf(date)));

/**
 * The week that contains the day in the address, within two years of tonight; otherwise this week.
 * @param requested the value of `?week=`, null if absent.
 * @param tonight the night in progress, `YYYY-MM-DD`
 * @returns its Monday, `YYYY-MM-DD`
 */
export function readWeek(requested: string | null, tonight: string): string {
  const thisWeek = mondayOf(tonight);
  if (requested === null || !isCalendarDate(requested)) return thisWeek;
  const monday = mondayOf(requested);
  const outside =
    monday < addDays(thisWeek, -7 * furthestWeeks) || monday > addDays(thisWeek, 7 * furthestWeeks);
  return outside ? thisWeek : monday;
}

/**
 * The seven dates of a week.
 * @param monday `YYYY-MM-DD`
 */
export const weekDates = (monday: string): string[] => weekdays.map((_, index) => addDays(monday, index));
