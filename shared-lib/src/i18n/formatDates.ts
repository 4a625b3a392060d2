import { dateTimeFormat } from './formats.ts';

// Some engines put a narrow no-break space before AM and PM; the spec's format has a plain space.
const withPlainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

const zoned = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

/** The year of an instant, unless it is the current year. */
const otherYear = (instant: number, now: number, timeZone: string | undefined) => {
  const yearOf = (moment: number) =>
    dateTimeFormat('en', { year: 'numeric', ...zoned(timeZone) }).format(moment);
  return yearOf(instant) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
};

/**
 * Formats a date and time, such as `Nov 21, 8:02 PM`: the spec's `MMM d, h:mm a` in English (section 2, on the
 * shell). Includes the year if it isn't the current one: `Oct 22, 2025, 6:18 AM`.
 * @param instant epoch milliseconds.
 * @param language BCP 47 tag.
 * @param timeZone IANA zone; defaults to the viewer's.
 * @param now epoch milliseconds.
 */
export const formatDateTime = (instant: number, language: string, timeZone?: string, now = Date.now()) =>
  withPlainSpaces(
    dateTimeFormat(language, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      ...otherYear(instant, now, timeZone),
      ...zoned(timeZone),
    }).format(instant),
  );

/**
 * Formats a date, such as `Nov 21, 2026`.
 * @param instant epoch milliseconds.
 * @param language BCP 47 tag.
 * @param timeZone IANA zone; defaults to the viewer's.
 */
export const formatDate = (instant: number, language: string, timeZone?: string) =>
  dateTimeFormat(language, { dateStyle: 'medium', ...zoned(timeZone) }).format(instant);

/**
 * Formats a local time so it sorts and spreadsheets read it as a date, such as `2026-11-21 20:02`. Show the
 * zone next to it.
 * @param instant epoch milliseconds.
 * @param timeZone IANA zone.
 */
export const sortableDateTime = (instant: number, timeZone: string) =>
  // Swedish uses this date format.
  withPlainSpaces(
    dateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    }).format(instant),
  );

/**
 * Formats a service night, such as `Fri, Nov 20`, regardless of the viewer's zone.
 * @param night `YYYY-MM-DD`; anything else is returned unchanged.
 * @param language BCP 47 tag.
 */
export function formatNight(night: string, language: string): string {
  const midnight = Date.parse(`${night}T00:00:00Z`);
  if (Number.isNaN(midnight)) return night;
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return dateTimeFormat(language, options).format(midnight);
}

/**
 * Formats a calendar date with its year, such as `Nov 23, 2024`, regardless of the viewer's zone.
 * @param date `YYYY-MM-DD`; anything else is returned unchanged.
 * @param language BCP 47 tag.
 */
export function formatCalendarDate(date: string, language: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) ? date : formatDate(midnight, language, 'UTC');
}

/** US Spanish writes `$12.50`, as our users expect; plain Spanish would write `12,50 $`. */
const currencyLocale = (language: string) => (language === 'es' ? 'es-US' : language);

/**
 * Formats US dollars, such as `$480` or `$12.50`; whole dollars have no cents.
 * @param cents an integer; a price below a cent shows a tenth of one, as in `$0.011`.
 * @param language BCP 47 tag.
 */
export const formatMoney = (cents: number, language: string) =>
  (cents / 100).toLocaleString(currencyLocale(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: Number.isInteger(cents) ? 2 : 3,
  });
