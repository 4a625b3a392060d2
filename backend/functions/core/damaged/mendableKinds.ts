import {
  mendableCheckpoints,
  mendableMembers,
  mendableRequests,
  mendableSchedule,
  mendableUnits,
  type MendableKind,
} from 'shared-lib/domain';
import { mendableClocks, mendableReports, mendableServiceLogs, mendableViolations } from 'mf-tracking/domain';
import { mendableBinTags, mendableCommunities } from 'mf-communities/domain';

/** All that can be mended: the kinds of the core and of every area. */
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
