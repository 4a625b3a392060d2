import { addDays, localDate } from './serviceNight.ts';

/** The hour of the morning when a night counts as over, before residents take their bins in. */
const nightEndsAtHour = 5;

const millisPerHour = 3_600_000;

/**
 * The last night that has ended: at 9 PM and at 1 AM the one before tonight, at 9 AM the one that has just ended.
 * @param now epoch milliseconds
 * @param timeZone IANA name
 * @returns `YYYY-MM-DD`
 */
export const lastNightAt = (now: number, timeZone: string): string =>
  addDays(localDate(now - nightEndsAtHour * millisPerHour, timeZone), -1);
