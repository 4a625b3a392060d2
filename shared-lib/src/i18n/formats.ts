const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const relativeTimeFormats = new Map<string, Intl.RelativeTimeFormat>();
const collators = new Map<string, Intl.Collator>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRulesByLanguage = new Map<string, Intl.PluralRules>();

/** A 12-hour clock with AM and PM, or a 24-hour clock. */
export type HourCycle = 'h12' | 'h23';

let pageHourCycle: HourCycle | null = null;

/** Sets the clock used by time formats; null for each language's default. */
export function setHourCycle(hourCycle: HourCycle | null) {
  if (hourCycle !== pageHourCycle) dateTimeFormats.clear();
  pageHourCycle = hourCycle;
}

const hasTime = ({ hour, timeStyle }: Intl.DateTimeFormatOptions): boolean =>
  hour !== undefined || timeStyle !== undefined;

/**
 * The only source of date and time formatters, so all of them use the viewer's chosen clock. Cached, because
 * creating one takes longer than formatting a whole list.
 * @param language BCP 47 tag.
 * @param options an `hourCycle` here takes precedence.
 */
export function dateTimeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const clock = pageHourCycle !== null && hasTime(options) ? { hourCycle: pageHourCycle } : {};
  const format = dateTimeFormats.get(key) ?? new Intl.DateTimeFormat(language, { ...clock, ...options });
  dateTimeFormats.set(key, format);
  return format;
}

/**
 * A cached formatter for relative times, such as "3 hours ago" or "yesterday".
 * @param language BCP 47 tag.
 */
export function relativeTimeFormat(language: string): Intl.RelativeTimeFormat {
  const format =
    relativeTimeFormats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  relativeTimeFormats.set(language, format);
  return format;
}

/**
 * A cached collator for names: ignores case and accents, and compares numbers by value.
 * @param language BCP 47 tag.
 */
export function textCollator(language: string): Intl.Collator {
  const collator =
    collators.get(language) ?? new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  collators.set(language, collator);
  return collator;
}

/**
 * A cached formatter for plain numbers, such as `1,250`.
 * @param language BCP 47 tag.
 */
export function numberFormat(language: string): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language);
  numberFormats.set(language, format);
  return format;
}

/**
 * A language's cached plural rules.
 * @param language BCP 47 tag.
 */
export function pluralRules(language: string): Intl.PluralRules {
  const rules = pluralRulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  pluralRulesByLanguage.set(language, rules);
  return rules;
}
