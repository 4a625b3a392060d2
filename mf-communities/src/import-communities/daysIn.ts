import { weekdays, type Weekday } from 'shared-lib/domain';
import { foldText } from 'shared-lib/ui/table';

/** Weekday names; prefixes of two letters or more also match. */
const names: Readonly<Record<Weekday, readonly string[]>> = {
  monday: ['monday', 'lunes'],
  tuesday: ['tuesday', 'martes'],
  wednesday: ['wednesday', 'weds', 'miercoles'],
  thursday: ['thursday', 'jueves'],
  friday: ['friday', 'viernes'],
  saturday: ['saturday', 'sabado'],
  sunday: ['sunday', 'domingo'],
};

/**
 * Terms for all days. Next to named days, they only mean that each of those is served: `nightly, Sun-Thu`.
 */
const everyDay =
  /\b(daily|nightly|every ?day|((every|all|each|seven|7) (days?|nights?)|all)( (a|per) week)?|todos( los dias)?|diario|diariamente)\b/g;

/** Terms for some days. */
const groups: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [/\b(week ?(days?|nights?)|work ?days?|entre semana|dias laborables)\b/g, weekdays.slice(0, 5)],
  [/\b(week-?ends?|fin(es)? de semana)\b/g, weekdays.slice(5)],
];

const toRange =
  /\s*(?:[-\u2010-\u2015\u2212~>\u2192\u301C]|\b(?:through|thru|to|until|till|hasta|al?)\b)\s*/g;

/** Filler words. */
const fillers = [
  'and',
  'y',
  'e',
  'on',
  'every',
  'each',
  'from',
  'de',
  'del',
  'el',
  'los',
  'night',
  'nights',
  'evenings',
];

/**
 * A letter or two, its day, and the other day it means after certain days: in `MTWTF` the second `T` is
 * Thursday.
 */
type Initial = readonly [string, Weekday, { readonly day: Weekday; readonly after: readonly Weekday[] }?];

/** Days abbreviated to a letter or two each, such as `MWF` and `TTh`. */
const initials: readonly Initial[] = [
  ['th', 'thursday'],
  ['tu', 'tuesday'],
  ['su', 'sunday'],
  ['sa', 'saturday'],
  ['m', 'monday'],
  ['t', 'tuesday', { day: 'thursday', after: ['tuesday', 'wednesday'] }],
  ['w', 'wednesday'],
  ['r', 'thursday'],
  ['f', 'friday'],
];
const spanishInitials: readonly Initial[] = [
  ['l', 'monday'],
  ['ma', 'tuesday'],
  ['mi', 'wednesday'],
  ['m', 'tuesday', { day: 'wednesday', after: ['tuesday'] }],
  ['x', 'wednesday'],
  ['j', 'thursday'],
  ['v', 'friday'],
  ['s', 'saturday'],
  ['d', 'sunday'],
];

/**
 * The days that a word spells by initials; null if it doesn't.
 * @param before the days named before it
 */
function spelled(word: string, known: readonly Initial[], before: readonly Weekday[]): Weekday[] | null {
  const days: Weekday[] = [];
  for (let rest = word; rest !== '';) {
    const found = known.find(([letters]) => rest.startsWith(letters));
    if (!found) return null;
    const [letters, day, second] = found;
    const isSecond = second?.after.some((one) => before.includes(one) || days.includes(one));
    days.push(isSecond ? second!.day : day);
    rest = rest.slice(letters.length);
  }
  return days;
}

/**
 * In Spanish one `M` is Tuesday or Wednesday, unless Wednesday is `X`. With only Thursday it is Tuesday:
 * `M y J`.
 */
const isUnclear = (folded: string): boolean => {
  const letters = folded.replaceAll(/[^\p{L}]|\b[ye]\b/gu, '');
  const hasOneM = /^[ljvsd]*m[ljvsd]*$/.test(letters);
  return hasOneM && (letters !== 'mj' || folded.search(toRange) !== -1);
};

const named = (word: string): Weekday | undefined =>
  word.length < 2
    ? undefined
    : weekdays.find((day) => names[day].some((name) => name.startsWith(word) || word === `${name}s`));

/** A range of days, which may wrap around the end of the week. */
function between(from: Weekday, to: Weekday): Weekday[] {
  const start = weekdays.indexOf(from);
  const length = (weekdays.indexOf(to) - start + 7) % 7;
  return Array.from({ length: length + 1 }, (_, index) => weekdays[(start + index) % 7]!);
}

/**
 * Parses a cell's weekdays, such as `Mon, Wed, Fri`, `Sun-Thu`, `MWF`, `Weekdays` or `de lunes a viernes`.
 * @returns null for an empty cell; undefined if something in it is not a weekday
 */
export function daysIn(text: string): Weekday[] | null | undefined {
  let folded = foldText(text)
    .replaceAll(/\.{2,}|\u2026/g, '-')
    .replaceAll(/[.'’"[\]()]/g, '')
    .trim();
  if (folded === '') return null;
  // In a table with a column for each day, it is a check mark.
  if (folded === 'x') return undefined;
  const days = new Set<Weekday>();
  const withoutEveryDay = folded.replaceAll(everyDay, ',');
  const isEveryDay = withoutEveryDay !== folded;
  folded = withoutEveryDay;
  for (const [words, group] of groups)
    folded = folded.replaceAll(words, () => {
      for (const day of group) days.add(day);
      return ',';
    });
  const parts = folded.split(/[,;/&+|]|\band\b|\by\b/);
  const hasSpanishInitials = /(^|[^\p{L}])[lmxjvsd]*[lxjv][lmxjvsd]*(?![\p{L}])/u.test(folded);
  if (hasSpanishInitials && isUnclear(folded)) return undefined;
  const seen: Weekday[] = [];
  const daysOf = (word: string): Weekday[] | null => {
    const day = named(word);
    const meant = day ? [day] : spelled(word, hasSpanishInitials ? spanishInitials : initials, seen);
    seen.push(...(meant ?? []));
    return meant;
  };
  for (const part of parts) {
    // `Mon-Wed-Fri` is three days, not a range of a range.
    const ends = part
      .split(toRange)
      .map((end) => end.split(/\s+/).filter((word) => word !== '' && !fillers.includes(word)))
      .filter((words) => words.length > 0);
    const meant = ends.map((words) => words.map(daysOf));
    if (meant.flat().includes(null)) return undefined;
    const [from, to] = meant;
    const isRange = meant.length === 2 && from?.length === 1 && to?.length === 1;
    if (isRange && from[0]?.length === 1 && to[0]?.length === 1) {
      for (const day of between(from[0][0]!, to[0][0]!)) days.add(day);
    } else if (meant.length === 2 && part.search(toRange) !== -1) return undefined;
    else for (const day of meant.flat(2)) if (day) days.add(day);
  }
  if (days.size === 0) return isEveryDay ? [...weekdays] : undefined;
  return weekdays.filter((day) => days.has(day));
}
