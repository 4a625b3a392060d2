import { assignmentRows, communityRows, memberRows, requestRecordRows } from 'shared-lib/domain/summaries';
import {
  addDays,
  requestsListedSince,
  summaryFormat,
  type AssignedAgent,
  type DirectoryAssignments,
  type DirectoryEntry,
  type DirectoryKind,
  type DirectoryRequests,
  type PlanCounts,
  type RequestRecord,
  type RowFormat,
  type Weekday,
} from 'shared-lib/domain';

const directoryRows: { readonly [K in DirectoryKind]: RowFormat<DirectoryEntry<K>> } = {
  team: memberRows,
  communities: communityRows,
  assignments: assignmentRows,
  requests: requestRecordRows,
};

/**
 * The fields of a directory shard, except `updatedAt`.
 * @param entries the shard's, in any order
 */
export const directoryShard = <K extends DirectoryKind>(
  kind: K,
  shard: number,
  entries: readonly DirectoryEntry<K>[],
) => ({
  kind,
  shard,
  count: entries.length,
  entries: directoryRows[kind].write(entries),
  format: summaryFormat,
});

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

/** Extra days, because a device's clock may differ from the functions'. */
const margin = 2;

/**
 * A member's requests as a directory entry.
 * @param now epoch milliseconds. Old requests are left out; those that become old remain until the record changes or the
 * daily repair runs.
 */
export const directoryRequestsOf = (
  { id, requests }: Pick<RequestRecord, 'id' | 'requests'>,
  now: number,
): DirectoryRequests => {
  const since = addDays(requestsListedSince(now), -margin);
  return {
    id,
    requests: requests.filter(({ status, requestDate }) => status === 'pending' || requestDate >= since),
  };
};

/** The fields of the plan's counts, except `updatedAt`. */
export const planCounts = (
  counts: Pick<PlanCounts, 'members' | 'activeMembers' | 'activeAdmins' | 'communities'>,
) => ({ ...counts, format: summaryFormat });

/**
 * Counts a team as the callables do: a member is active unless explicitly inactive.
 * @param team the fields of all members, as stored
 */
export const countTeam = (team: readonly { readonly isActive?: unknown; readonly tier?: unknown }[]) => {
  const active = team.filter(({ isActive }) => isActive !== false);
  return {
    members: team.length,
    activeMembers: active.length,
    activeAdmins: active.filter(({ tier }) => tier === 'Admin').length,
  };
};
