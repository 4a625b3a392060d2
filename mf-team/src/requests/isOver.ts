import { serviceNight } from 'shared-lib/domain';

/**
 * Whether a request's night has ended. A night lasts until noon, so at 1 AM it hasn't yet.
 * @param requestDate `YYYY-MM-DD`
 * @param now epoch milliseconds
 * @param timeZone IANA name, the community's or else the viewer's.
 */
export const isOver = (requestDate: string, now: number, timeZone: string): boolean =>
  requestDate < serviceNight(now, timeZone);
