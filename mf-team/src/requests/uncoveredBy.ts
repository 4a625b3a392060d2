import { shiftOn, type Assignments, type Community } from 'shared-lib/domain';
import type { RequestEntry } from './requestEntries.ts';

type ScheduledCommunity = Pick<Community, 'id' | 'propertyName' | 'serviceDays' | 'noServiceDates'>;

/**
 * The communities that a day off leaves without anybody: those that the member is to serve on that date, regularly or by that
 * date's schedule. Neither a declined or cancelled request nor one for a shift leaves anything uncovered.
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
