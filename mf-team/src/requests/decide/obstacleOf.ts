import type { RequestEntry } from '../requestEntries.ts';
import { isOver } from '../isOver.ts';
import type { NightFacts } from './nightFacts.ts';

/**
 * Why a request can't be approved: its night is over, the community that it asks for is not there or has no service that date, or
 * who asks for a shift can't serve any more.
 */
export type Obstacle = 'over' | 'noCommunity' | 'closed' | 'inactive';

/**
 * What keeps a request from being approved; it can be declined and cancelled all the same.
 * @param now epoch milliseconds
 * @param viewerZone the IANA zone of whoever decides.
 */
export function obstacleOf(
  { timeOff, requestDate, communityId, userId }: RequestEntry,
  { communityOf, duties }: Pick<NightFacts, 'communityOf' | 'duties'>,
  now: number,
  viewerZone: string,
): Obstacle | null {
  const community = communityOf(timeOff ? null : communityId);
  if (isOver(requestDate, now, community?.timezone ?? viewerZone)) return 'over';
  if (timeOff) return null;
  if (!community) return 'noCommunity';
  if (community.noServiceDates.includes(requestDate)) return 'closed';
  return duties.isActive(userId) ? null : 'inactive';
}
