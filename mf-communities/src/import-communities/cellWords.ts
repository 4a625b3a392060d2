import { weekdays, type Weekday } from 'shared-lib/domain';
import { foldText } from 'shared-lib/ui/table';

/** The weekdays as people write them, by their first letters in English and Spanish. */
const beginnings: Readonly<Record<Weekday, readonly string[]>> = {
  sunday: ['su', 'do'],
  monday: ['mo', 'lu'],
  tuesday: ['tu', 'ma'],
  wednesday: ['we', 'mi'],
  thursday: ['th', 'ju'],
  friday: ['fr', 'vi'],
  saturday: ['sa'],
};

const everyDay = ['daily', 'every day', 'all', 'diario', 'todos los dias', 'todos'];

const dayOf = (word: string): Weekday | null =>
  weekdays.find((day) => beginnings[day].some((letters) => word.startsWith(letters))) ?? null;

/**
 * The weekdays that a cell names, such as `Mon, Wed, Fri` or `todos los días`.
 * @returns null for an empty cell; undefined where a word is no weekday
 */
export function daysIn(text: string): Weekday[] | null | undefined {
  const folded = foldText(text);
  if (folded === '') return null;
  if (everyDay.includes(folded)) return [...weekdays];
  const days = folded
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !['and', 'y', 'e'].includes(word))
    .map((word) => dayOf(word));
  if (days.length === 0 || days.includes(null)) return undefined;
  return weekdays.filter((day) => days.includes(day));
}

/**
 * The time of day that a cell names, such as `6:00 PM`, `6pm` or `18:00`, as `HH:mm`.
 * @returns the text itself where it is none, so that it is refused
 */
export function timeIn(text: string): string {
  const read = /^(\d{1,2})(?::(\d{2}))?(?::00)?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(text.trim());
  if (!read) return text;
  const [, hours = '', minutes = '00', half] = read;
  const hour = Number(hours);
  if (half === undefined && !text.includes(':')) return text;
  if (half !== undefined && (hour < 1 || hour > 12)) return text;
  const inDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return inDay > 23 || Number(minutes) > 59 ? text : `${String(inDay).padStart(2, '0')}:${minutes}`;
}

/** What people call the time zones of the United States. */
const zones: Readonly<Record<string, string>> = {
  eastern: 'America/New_York',
  est: 'America/New_York',
  et: 'America/New_York',
  este: 'America/New_York',
  central: 'America/Chicago',
  ct: 'America/Chicago',
  centro: 'America/Chicago',
  mountain: 'America/Denver',
  mt: 'America/Denver',
  montana: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pacifico: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  hawaii: 'Pacific/Honolulu',
};

/** The IANA zone that a cell names; the text itself where it is no other name of one. */
export const zoneIn = (text: string): string => zones[foldText(text).replace(/ time$/, '')] ?? text;
