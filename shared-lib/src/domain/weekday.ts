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

/**
 * The weekday of a calendar date.
 * @param date `YYYY-MM-DD`
 * @throws RangeError when `date` is no calendar date
 */
export const weekdayOf = (date: string): Weekday => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(day + 6) % 7];
  if (weekday === undefined) throw new RangeError(`Not a date: ${date}`);
  return weekday;
};
