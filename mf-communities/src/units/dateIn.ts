const months = [
  'jan ene',
  'feb',
  'mar',
  'apr abr',
  'may',
  'jun',
  'jul',
  'aug ago',
  'sep set',
  'oct',
  'nov',
  'dec dic',
];

/** A date with its month's name, as slashes in US order; unchanged if there is none. */
function withoutNames(text: string): string {
  const read =
    /^(?:\p{L}+,? )?(?<month>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/u.exec(text) ??
    /^(?:\p{L}+,? )?(?<day>\d{1,2})[- ](?:de )?(?<month>\p{L}{3,10})\.?[- ,]+(?:de )?(?<year>\d{4}|\d{2})$/u.exec(
      text,
    );
  const { month = '', day = '', year = '' } = read?.groups ?? {};
  const known = months.findIndex((names) => names.split(' ').includes(month.slice(0, 3).toLowerCase()));
  return read === null || known === -1 ? text : `${known + 1}/${day}/${year}`;
}

/**
 * Parses a cell's calendar date: `2026-05-31`, or with a month's name in English or Spanish (`May 31, 2026`,
 * `31-may-26`). Slashes are in US order (`5/31/2026`, `5/31/26`) unless only the other order is a valid date
 * (`31/5/2026`). A midnight time after it is ignored. Two-digit years mean 1970 to 2069. Some databases
 * export years before 1900 for "no date".
 * @returns `YYYY-MM-DD`; null for an invalid date
 */
export function dateIn(text: string): string | null {
  const day = withoutNames(text.replace(/[T ]\s*(0{1,2}(:00){1,2}(\.0+)?Z?|12(:00){1,2} ?AM)$/i, ''));
  const iso = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(day);
  const slashed =
    /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(day) ?? /^(\d{1,2})([/.])(\d{1,2})\2(\d{2})$/.exec(day);
  const [year, first, second] = iso
    ? [iso[1], iso[3], iso[4]]
    : slashed
      ? [inFull(slashed[4]!), slashed[1], slashed[3]]
      : [];
  if (year === undefined || first === undefined || second === undefined) return null;
  return dateOf(year, first, second) ?? (slashed ? dateOf(year, second, first) : null);
}

const inFull = (year: string): string => (year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`);

/** The date with these parts; null if the calendar has none. */
function dateOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return Number(year) >= 1900 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
    ? text
    : null;
}
