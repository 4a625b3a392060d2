import type { RequestEntry } from '../requestEntries.ts';
import { isOver } from '../isOver.ts';
import type { NightFacts } from './nightFacts.ts';

/**
 * Why a request can't be approved: its night has ended, its community is missing or has no service that date,
 * or its requester can no longer serve.
 */
export type Obstacle = 'over' | 'noCommunity' | 'closed' | 'inactive';

/**
 * Finds what keeps a request from being approved; it can still be declined or canceled.
 * @param now epoch milliseconds
 * @param viewerZone the decider's IANA zone.
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
