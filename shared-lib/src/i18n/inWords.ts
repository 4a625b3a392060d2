import { dateTimeFormat } from './formats.ts';

// Some engines set a narrow no-break space before AM and PM; the spec's format has a plain one.
const plain = (text: string) => text.replaceAll('\u202f', ' ');

const zoned = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

/** The year of a moment, where it is another than this one's. */
const otherYear = (instant: number, now: number, timeZone: string | undefined) => {
  const yearOf = (moment: number) =>
    dateTimeFormat('en', { year: 'numeric', ...zoned(timeZone) }).format(moment);
  return yearOf(instant) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
};

/**
 * A moment in words, such as `Nov 21, 8:02 PM`: the spec's `MMM d, h:mm a` in English (section 2, Shell behaviour). One of another year
 * than this one's has it, too: `Oct 22, 2025, 6:18 AM`.
 * @param instant epoch milliseconds.
 * @param language a BCP 47 tag.
 * @param timeZone an IANA zone; the viewer's own without one.
 * @param now epoch milliseconds.
 */
export const formatDateTime = (instant: number, language: string, timeZone?: string, now = Date.now()) =>
  plain(
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
 * The day of a moment, such as `Nov 21, 2026`.
 * @param instant epoch milliseconds.
 * @param language a BCP 47 tag.
 * @param timeZone an IANA zone; the viewer's own without one.
 */
export const formatDate = (instant: number, language: string, timeZone?: string) =>
  dateTimeFormat(language, { dateStyle: 'medium', ...zoned(timeZone) }).format(instant);

/**
 * A moment as the clock of a zone showed it, in a form that sorts and that spreadsheets take for a date, such as
 * `2026-11-21 20:02`. The zone is to be named beside it.
 * @param instant epoch milliseconds.
 * @param timeZone an IANA zone.
 */
export const sortableDateTime = (instant: number, timeZone: string) =>
  // Swedish writes dates in this form.
  plain(
    dateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    }).format(instant),
  );

/**
 * A service night in words, such as `Fri, Nov 20`; the same wherever one looks from.
 * @param night `YYYY-MM-DD`; anything else comes back as it is.
 * @param language a BCP 47 tag.
 */
export function formatNight(night: string, language: string): string {
  const midnight = Date.parse(`${night}T00:00:00Z`);
  if (Number.isNaN(midnight)) return night;
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return dateTimeFormat(language, options).format(midnight);
}

/**
 * A date of any year in words, such as `Nov 23, 2024`; the same wherever one looks from.
 * @param date `YYYY-MM-DD`; anything else comes back as it is.
 * @param language a BCP 47 tag.
 */
export function formatCalendarDate(date: string, language: string): string {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(midnight) ? date : formatDate(midnight, language, 'UTC');
}

/** Dollars are read in the United States, where Spanish too writes `$12.50`; that of Spain writes `12,50 $`. */
const placeOfDollars = (language: string) => (language === 'es' ? 'es-US' : language);

/**
 * An amount of US dollars, such as `$480` or `$12.50`: cents only where there are some.
 * @param cents an integer; a price below a cent has a tenth of one, as in `$0.011`.
 * @param language a BCP 47 tag.
 */
export const formatMoney = (cents: number, language: string) =>
  (cents / 100).toLocaleString(placeOfDollars(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: Number.isInteger(cents) ? 2 : 3,
  });
