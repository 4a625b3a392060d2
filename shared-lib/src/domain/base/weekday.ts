/** The keys of a community's service days (spec section 3), in the order of the week. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof weekdays)[number];

const known = new Map<string, Weekday>();

/**
 * The weekday of a calendar date. Results are cached: a month of hundreds of communities looks up some forty dates
 * tens of thousands of times.
 * @param date `YYYY-MM-DD`
 * @throws RangeError when `date` isn't a calendar date
 */
export const weekdayOf = (date: string): Weekday => {
  const answer = known.get(date) ?? weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  if (answer === undefined) throw new RangeError(`Not a date: ${date}`);
  known.set(date, answer);
  return answer;
};
