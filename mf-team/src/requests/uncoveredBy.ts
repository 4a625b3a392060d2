import { shiftOn, type Assignments, type Community } from 'shared-lib/domain';
import type { RequestEntry } from './requestEntries.ts';

type ScheduledCommunity = Pick<Community, 'id' | 'propertyName' | 'serviceDays' | 'noServiceDates'>;

/**
 * The communities that a day off leaves uncovered: the member's shifts on that date, regular or scheduled. A
 * declined or canceled request, or one for a shift, leaves nothing uncovered.
 * @returns names, in the order of the communities.
 */
export function uncoveredBy(
  { timeOff, status, userId, requestDate }: RequestEntry,
  communities: readonly ScheduledCommunity[],
  assignments: Assignments,
): string[] {
  if (!timeOff || status === 'declined' || status === 'cancelled') return [];
  return communities
    .filter((community) => shiftOn(community, requestDate, assignments)?.agentId === userId)
    .map(({ propertyName }) => propertyName);
}
