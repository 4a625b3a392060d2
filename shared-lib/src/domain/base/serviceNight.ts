import { momentAt, wallClock } from './zonedTime.ts';

const millisPerHour = 3_600_000;
const millisPerDay = 24 * millisPerHour;

/** Service starts around 8 pm and runs past midnight, so a night lasts from noon to noon, local time. */
const nightStartsAtHour = 12;

const dateOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/**
 * Moves a calendar date.
 * @param date `YYYY-MM-DD`
 * @param days how many days later; negative for earlier
 * @returns `YYYY-MM-DD`
 */
export const addDays = (date: string, days: number): string =>
  dateOf(Date.parse(`${date}T00:00:00Z`) + days * millisPerDay);

/**
 * The calendar date on a wall clock.
 * @param now epoch milliseconds
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export const localDate = (now: number, timeZone: string): string => dateOf(wallClock(now, timeZone));

/** West of every other zone: the last one where a date is today. */
const lastZone = 'Etc/GMT+12';

/**
 * The first date that is today or later anywhere on Earth.
 * @param now epoch milliseconds
 * @returns `YYYY-MM-DD`
 */
export const earliestToday = (now: number): string => localDate(now, lastZone);

/**
 * The service date of the night in progress: the evening it starts, in the community's own zone. Until noon the
 * night before is still in progress; from noon on it is tonight's.
 * @param now epoch milliseconds
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export const serviceNight = (now: number, timeZone: string): string =>
  dateOf(wallClock(now, timeZone) - nightStartsAtHour * millisPerHour);

/**
 * The moment of a time of day within a service night. Times before noon belong to the morning after.
 * @param serviceDate `YYYY-MM-DD`
 * @param timeOfDay `HH:mm`, local to the community. A time that a clock change skips means the moment just after it.
 * @param timeZone IANA name
 * @returns epoch milliseconds
 */
export const momentOfNight = (serviceDate: string, timeOfDay: string, timeZone: string): number => {
  const hour = Number(timeOfDay.slice(0, 2));
  const date = hour < nightStartsAtHour ? addDays(serviceDate, 1) : serviceDate;
  return momentAt(Date.parse(`${date}T${timeOfDay}Z`), timeZone);
};
