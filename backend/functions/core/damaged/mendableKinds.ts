import { mendableCheckpoints, mendableUnits, type MendableKind } from 'shared-lib/domain';
import { mendableMembers, mendableRequests, mendableSchedule } from 'mf-team/domain';
import { mendableClocks, mendableReports, mendableServiceLogs, mendableViolations } from 'mf-tracking/domain';
import { mendableBinTags, mendableCommunities } from 'mf-communities/domain';

/** All repairable kinds, from the core and every area. */
export const mendableKinds: readonly MendableKind[] = [
  mendableBinTags,
  mendableCheckpoints,
  mendableClocks,
  mendableCommunities,
  mendableMembers,
  mendableReports,
  mendableRequests,
  mendableSchedule,
  mendableServiceLogs,
  mendableUnits,
  mendableViolations,
];
