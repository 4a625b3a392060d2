const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const relativeTimeFormats = new Map<string, Intl.RelativeTimeFormat>();
const collators = new Map<string, Intl.Collator>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const rulesOfPlurals = new Map<string, Intl.PluralRules>();

/**
 * A format of dates and times. Each is made once: making one takes longer than using it for a whole list.
 * @param language a BCP 47 tag.
 */
export function dateTimeFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options]);
  const format = dateTimeFormats.get(key) ?? new Intl.DateTimeFormat(language, options);
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
