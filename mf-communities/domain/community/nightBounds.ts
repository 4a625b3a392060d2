import { localDate } from 'shared-lib/domain/public';

/** How many nights back a visit is looked for: after these, a business is taken for one that does not record when it comes. */
export const nightsOfVisits = 7;

/** Up to this hour of the morning "tonight" is the night that is ending; from then on it is the coming one. */
const nightEndsAtHour = 6;

const millisPerHour = 3_600_000;

/**
 * The night that is ending until its morning comes, and from then on the coming one, `YYYY-MM-DD`.
 * @param now epoch milliseconds
 */
export const nightUntilMorning = (now: number, timezone: string): string =>
  localDate(now - nightEndsAtHour * millisPerHour, timezone);
