import type { PublicPage } from 'shared-lib/domain';
import { addDays, localDate, momentOfNight } from 'shared-lib/domain/public';
import { serviceAhead } from 'mf-communities/domain';

type Served = Pick<
  PublicPage,
  'serviceDays' | 'noServiceDates' | 'timezone' | 'setOutStart' | 'setOutEnd' | 'visit' | 'announcement'
>;

/** The texts of a calendar's entries. */
interface Entry {
  /** The entries' title, such as `Set out your bin`. */
  summary: string;
  description: string;
  /** URL of the community's page, without query. */
  url: string;
}

/** How far ahead a calendar reaches. It is fetched again after that, and no one plans further. */
export const calendarDays = 90;

/** The longest line of a calendar in bytes, without its end (RFC 5545, section 3.1). */
const longestLine = 75;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Folds a line into pieces, each but the first starting with a space. No character is split. */
const folded = (line: string): string => {
  const pieces: string[] = [''];
  for (const character of line) {
    const piece = pieces.at(-1)!;
    if (bytesOf(piece) + bytesOf(character) > longestLine) pieces.push(` ${character}`);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces.join('\r\n');
};

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|[\r\n]/g, '\\n');

const stamp = (instant: number) =>
  new Date(instant)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');

/**
 * The coming nights of service as an iCalendar file: an entry for each set-out window, with a reminder when
 * it opens. Times are the community's local time, including across clock changes; closures are left out.
 * Importing the file again replaces the previous entries.
 * @param now epoch milliseconds
 * @returns the file, with the line endings that the format requires
 */
export function serviceCalendar(page: Served, { summary, description, url }: Entry, now: number): string {
  const today = localDate(now, page.timezone);
  const nights = Array.from({ length: calendarDays }, (_, days) => addDays(today, days)).filter(
    (date) => serviceAhead(page, date) === 'scheduled',
  );
  const entries = nights.flatMap((date) => [
    'BEGIN:VEVENT',
    `UID:${date}-${url.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '-')}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(momentOfNight(date, page.setOutStart, page.timezone))}`,
    `DTEND:${stamp(momentOfNight(date, page.setOutEnd, page.timezone))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Valet Hub//Nights of service//EN',
    'METHOD:PUBLISH',
    ...entries,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
