import { dateTimeFormat } from 'shared-lib/i18n';

/** A notification's time, `MMM d, h:mm a` in English (spec section 2), such as `Nov 21, 9:05 PM`. */
const shortTime: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/**
 * When a notification was created, in the browser's time zone.
 * @param timestamp epoch milliseconds.
 * @param language BCP 47 tag.
 */
export const notificationTime = (timestamp: number, language: string): string =>
  dateTimeFormat(language, shortTime).format(timestamp).replaceAll('\u202f', ' ');

/** The exact time, with weekday, year and time zone. */
export const exactTime = (timestamp: number, language: string): string =>
  dateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long' }).format(timestamp);

/** The local calendar day of an instant. */
const dayOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/**
 * The day under which a notification is listed. A date in the future, from a wrong clock, is listed as is.
 * @param timestamp epoch milliseconds, or null without a valid date.
 * @param now epoch milliseconds.
 * @returns a key word for the day, or the start of the day.
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
 * A day's heading, with the year unless it is the current one.
 * @param now epoch milliseconds.
 * @param language BCP 47 tag.
 */
export const dayHeading = (day: Date, now: number, language: string): string =>
  dateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(day.getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  }).format(day);
