import { addDays, weekdayOf, weekdays, type Weekday } from '../domain/base/index.ts';

/** The calendar from the searching user's point of view. */
export interface SearchCalendar {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The latest night whose service has started, `YYYY-MM-DD`. */
  readonly latest: string;
}

/** A night, and how many words named it. */
export interface ParsedNight {
  /** `YYYY-MM-DD` */
  readonly night: string;
  readonly words: 1 | 2;
}

/** Days before today, in English and Spanish. */
const daysAgo: Readonly<Record<string, number>> = {
  today: 0,
  tonight: 0,
  hoy: 0,
  yesterday: 1,
  ayer: 1,
  anoche: 1,
};

/** Folded, so without accents. */
const weekdayWords: Readonly<Record<Weekday, Record<'full' | 'short', readonly string[]>>> = {
  monday: { full: ['monday', 'lunes'], short: ['mon', 'lun'] },
  tuesday: { full: ['tuesday', 'martes'], short: ['tue', 'tues', 'mar'] },
  wednesday: { full: ['wednesday', 'miercoles'], short: ['wed', 'mie'] },
  thursday: { full: ['thursday', 'jueves'], short: ['thu', 'thurs', 'jue'] },
  friday: { full: ['friday', 'viernes'], short: ['fri', 'vie'] },
  saturday: { full: ['saturday', 'sabado'], short: ['sat', 'sab'] },
  sunday: { full: ['sunday', 'domingo'], short: ['sun', 'dom'] },
};

/** The first three letters of each month, in English and Spanish. */
const monthWords = [
  'jan,ene',
  'feb',
  'mar',
  'apr,abr',
  'may',
  'jun',
  'jul',
  'aug,ago',
  'sep',
  'oct',
  'nov',
  'dec,dic',
].map((words) => words.split(','));

/** The latest date with this weekday whose service has started. */
function lastOn(weekday: Weekday, latest: string): string {
  const back = (weekdays.indexOf(weekdayOf(latest)) - weekdays.indexOf(weekday) + 7) % 7;
  return addDays(latest, -back);
}

/** The latest such date up to today; null for a day the month doesn't have. */
function lastDate(month: number, day: number, { today }: SearchCalendar): string | null {
  const thisYear = Number(today.slice(0, 4));
  // A leap day may be years back.
  for (let year = thisYear; year > thisYear - 8; year -= 1) {
    const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    if (isDate(date) && date <= today) return date;
  }
  return null;
}

const isDate = (date: string): boolean => {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
};

const monthOf = (word: string | undefined): number =>
  1 +
  monthWords.findIndex((starts) =>
    starts.some((start) => word !== undefined && /^[a-z]+\.?$/.test(word) && word.startsWith(start)),
  );

const dayOf = (word: string | undefined): number =>
  Number(/^(\d{1,2})(st|nd|rd|th|,)?$/.exec(word ?? '')?.[1] ?? 0);

/**
 * The night that one or two words name, such as "tuesday", "last night", "11/24", "11/24/2026" or "nov 24". Dates are month first, as in the US.
 * @param words folded
 * @returns the night (`YYYY-MM-DD`) and how many of the words name it; null if they name none
 */
export function parseNight([first, second]: readonly string[], day: SearchCalendar): ParsedNight | null {
  const one = (night: string | null) => (night === null ? null : ({ night, words: 1 } as const));
  const two = (night: string | null) => (night === null ? null : ({ night, words: 2 } as const));
  if (first === undefined) return null;
  if (first === 'last' && second === 'night') return two(addDays(day.today, -1));
  if (first === 'esta' && second === 'noche') return two(day.today);
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.test(first) && isDate(first) ? first : null;
  if (written !== null) return one(written);
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?$/.exec(first);
  if (slashed) {
    const [, month = '', date = '', year] = slashed;
    if (year === undefined) return one(lastDate(Number(month), Number(date), day));
    const full = `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return one(isDate(full) ? full : null);
  }
  const inFront = monthOf(first);
  if (inFront > 0 && dayOf(second) > 0) return two(lastDate(inFront, dayOf(second), day));
  const behind = monthOf(second);
  if (behind > 0 && dayOf(first) > 0) return two(lastDate(behind, dayOf(first), day));
  const ago = Object.hasOwn(daysAgo, first) ? daysAgo[first] : undefined;
  if (ago !== undefined) return one(addDays(day.today, -ago));
  // "204 sun valley" is about a community: an abbreviation counts only at the end, or before the number.
  const mayBeShort = second === undefined || /^#?\d/.test(second);
  const weekday = weekdays.find((name) => {
    const { full, short } = weekdayWords[name];
    return full.includes(first) || (mayBeShort && short.includes(first));
  });
  return one(weekday === undefined ? null : lastOn(weekday, day.latest));
}
