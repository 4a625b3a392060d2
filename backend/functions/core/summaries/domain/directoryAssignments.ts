import type { AssignedAgent, Weekday, DirectoryAssignments } from 'shared-lib/domain';

/**
 * What the directory says of a community's assignments; null where it has none.
 * @param agents those of the community
 */
export const directoryAssignmentsOf = (
  communityId: string,
  agents: readonly Pick<AssignedAgent, 'day' | 'memberId'>[],
): DirectoryAssignments | null => {
  if (agents.length === 0) return null;
  const on = (day: Weekday) => agents.find((agent) => agent.day === day)?.memberId ?? null;
  return {
    id: communityId,
    monday: on('monday'),
    tuesday: on('tuesday'),
    wednesday: on('wednesday'),
    thursday: on('thursday'),
    friday: on('friday'),
    saturday: on('saturday'),
    sunday: on('sunday'),
  };
};
