const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const relativeTimeFormats = new Map<string, Intl.RelativeTimeFormat>();
const collators = new Map<string, Intl.Collator>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const rulesOfPlurals = new Map<string, Intl.PluralRules>();

/** Twelve hours with AM and PM, or twenty-four. */
export type HourCycle = 'h12' | 'h23';

let pageHourCycle: HourCycle | null = null;

/** From now on, formats of times have this clock; null for each language's own. */
export function showTimesBy(hourCycle: HourCycle | null) {
  if (hourCycle !== pageHourCycle) dateTimeFormats.clear();
  pageHourCycle = hourCycle;
}

const hasTime = ({ hour, timeStyle }: Intl.DateTimeFormatOptions): boolean =>
  hour !== undefined || timeStyle !== undefined;

/**
 * A format of dates and times, by the clock that whoever is looking has chosen: the one place where a page takes formats of times from.
 * Each is made once: making one takes longer than using it for a whole list.
 * @param language a BCP 47 tag.
 * @param options those with an `hourCycle` keep it.
 */
export function dateTimeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const clock = pageHourCycle !== null && hasTime(options) ? { hourCycle: pageHourCycle } : {};
  const format = dateTimeFormats.get(key) ?? new Intl.DateTimeFormat(language, { ...clock, ...options });
  dateTimeFormats.set(key, format);
  return format;
}

/**
 * The format of relative times, such as "3 hours ago" or "yesterday"; made once.
 * @param language a BCP 47 tag.
 */
export function relativeTimeFormat(language: string): Intl.RelativeTimeFormat {
  const format =
    relativeTimeFormats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  relativeTimeFormats.set(language, format);
  return format;
}

/**
 * The order of names in a language: case and accents make no difference, numbers in them count by their size; made once.
 * @param language a BCP 47 tag.
 */
export function textCollator(language: string): Intl.Collator {
  const collator =
    collators.get(language) ?? new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  collators.set(language, collator);
  return collator;
}

/**
 * The format of plain numbers, such as `1,250`; made once.
 * @param language a BCP 47 tag.
 */
export function numberFormat(language: string): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format;
}

/**
 * Which form a language has for a number of things; made once.
 * @param language a BCP 47 tag.
 */
export function pluralRules(language: string): Intl.PluralRules {
  const rules = rulesOfPlurals.get(language) ?? new Intl.PluralRules(language);
  rulesOfPlurals.set(language, rules);
  return rules;
}
