import { localDate } from 'shared-lib/domain/public';

/** How many nights back to look for a visit. Without one, we assume that the business doesn't record visits. */
export const nightsOfVisits = 7;

/** Until this hour of the morning "tonight" is the night that is ending; after that, the coming one. As on the owner's screens (`lastNightAt`). */
const nightEndsAtHour = 5;

const millisPerHour = 3_600_000;

/**
 * The night that is ending until its morning, then the coming one, `YYYY-MM-DD`.
 * @param now epoch milliseconds
 */
export const nightUntilMorning = (now: number, timezone: string): string =>
  localDate(now - nightEndsAtHour * millisPerHour, timezone);
