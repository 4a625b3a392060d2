import { dateTimeFormat } from 'shared-lib/i18n';

/** The time of a notification, `MMM d, h:mm a` in English (spec section 2): such as `Nov 21, 9:05 PM`. */
const shortTime: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/**
 * When a notification was made, in the browser's time zone.
 * @param timestamp epoch milliseconds.
 * @param language a BCP 47 tag.
 */
export const notificationTime = (timestamp: number, language: string): string =>
  dateTimeFormat(language, shortTime).format(timestamp).replaceAll('\u202f', ' ');

/** The same with weekday, year and time zone, for whoever wants to know exactly. */
export const exactTime = (timestamp: number, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format(timestamp);

/** The calendar day of a moment where the browser is. */
const dayOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/**
 * The day under which a notification is listed. One dated in the future, by a clock that is wrong, stands under its own date.
 * @param timestamp epoch milliseconds, or null where there is no readable date.
 * @param now epoch milliseconds.
 * @returns a word for it, or the first moment of the day.
 */
export function notificationDay(
  timestamp: number | null,
  now: number,
): 'noDate' | 'today' | 'yesterday' | Date {
  if (timestamp === null) return 'noDate';
  const day = dayOf(new Date(timestamp));
  const today = dayOf(new Date(now));
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.getTime() === today.getTime()) return 'today';
  return day.getTime() === yesterday.getTime() ? 'yesterday' : day;
}

/**
 * A day as a heading, with its year where that is another than this one's.
 * @param now epoch milliseconds.
 * @param language a BCP 47 tag.
 */
export const dayHeading = (day: Date, now: number, language: string): string =>
  dateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  }).format(day);
