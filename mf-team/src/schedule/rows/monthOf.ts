import { addDays } from 'shared-lib/domain';
import { mondayOf } from './weekOf.ts';

/** Maximum distance of an address's month from this one, in months; the same as with weeks. */
const furthestMonths = 24;

/** The month of a date, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/**
 * Adds months.
 * @param month `YYYY-MM`
 * @param months how many later; negative for earlier.
 * @returns `YYYY-MM`
 */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months, 1)).toISOString());
}

/**
 * The month in the address, within two years of tonight; otherwise this month.
 * @param requested the value of `?month=`, null if absent.
 * @param tonight the night in progress, `YYYY-MM-DD`
 * @returns `YYYY-MM`
 */
export function readMonth(requested: string | null, tonight: string): string {
  const thisMonth = monthOf(tonight);
  if (requested === null || !/^\d{4}-(0[1-9]|1[0-2])$/.test(requested)) return thisMonth;
  const outside =
    requested < addMonths(thisMonth, -furthestMonths) || requested > addMonths(thisMonth, furthestMonths);
  return outside ? thisMonth : requested;
}

/** The last date of a month. */
const lastOf = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

const datesFrom = (first: string, last: string): string[] => {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return Array.from({ length: days }, (_, index) => addDays(first, index));
};

/** The dates of a month, `YYYY-MM-DD`. */
export const datesOfMonth = (month: string): string[] => datesFrom(`${month}-01`, lastOf(month));

/** The dates of a month's calendar: the whole weeks, Monday first, that include the month. */
export const calendarDates = (month: string): string[] =>
  datesFrom(mondayOf(`${month}-01`), addDays(mondayOf(lastOf(month)), 6));

/**
 * The same day in another month, or that month's last if it is shorter.
 * @param date `YYYY-MM-DD`
 */
export function sameDayIn(month: string, date: string): string {
  const day = `${month}${date.slice(7)}`;
  const last = lastOf(month);
  return day < last ? day : last;
}
