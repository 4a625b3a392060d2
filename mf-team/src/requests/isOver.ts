import { serviceNight } from 'shared-lib/domain';

/**
 * Whether the night that a request is about is over. A night lasts until noon, so at one in the morning it isn't yet.
 * @param requestDate `YYYY-MM-DD`
 * @param now epoch milliseconds
 * @param timeZone IANA name, of the community or else of whoever looks.
 */
export const isOver = (requestDate: string, now: number, timeZone: string): boolean =>
  requestDate < serviceNight(now, timeZone);
