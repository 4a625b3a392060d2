import { TZDate } from '@date-fns/tz';

const millisPerDay = 86_400_000;

/** Service starts around 8 pm and runs past midnight, so a night lasts from noon to noon, local time. */
const nightStartsAtHour = 12;

/**
 * Moves a calendar date.
 * @param date `YYYY-MM-DD`
 * @param days how many days later; negative for earlier
 * @returns `YYYY-MM-DD`
 */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * millisPerDay).toISOString().slice(0, 10);

/**
 * The calendar date that a clock on the wall shows.
 * @param now epoch milliseconds
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export const localDate = (now: number, timeZone: string): string => {
  const local = new TZDate(now, timeZone);
  return new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()))
    .toISOString()
    .slice(0, 10);
};

/**
 * The service date of the night in progress: the evening it starts, in the community's own zone. Until noon the
 * night before is still in progress; from noon on it is tonight's.
 * @param now epoch milliseconds
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export const serviceNight = (now: number, timeZone: string): string => {
  const today = localDate(now, timeZone);
  return new TZDate(now, timeZone).getHours() < nightStartsAtHour ? addDays(today, -1) : today;
};

/**
 * The moment of a time of day within a service night. Times before noon belong to the morning after.
 * @param serviceDate `YYYY-MM-DD`
 * @param timeOfDay `HH:mm`, local to the community. A time that a clock change skips means the moment just after it.
 * @param timeZone IANA name
 * @returns epoch milliseconds
 */
export const momentOfNight = (serviceDate: string, timeOfDay: string, timeZone: string): number => {
  const [hour = 0, minute = 0] = timeOfDay.split(':').map(Number);
  const date = hour < nightStartsAtHour ? addDays(serviceDate, 1) : serviceDate;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, hour, minute, timeZone).getTime();
};
