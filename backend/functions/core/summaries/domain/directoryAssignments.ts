import type { AssignedAgent, Weekday, DirectoryAssignments } from 'shared-lib/domain';

/**
 * A community's assignments as a directory entry; null if it has none.
 * @param agents the community's
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
