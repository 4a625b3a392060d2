import { repairableCheckpoints, repairableUnits, type RepairableKind } from 'shared-lib/domain';
import { repairableMembers, repairableRequests, repairableSchedule } from 'mf-team/domain';
import {
  repairableClocks,
  repairableReports,
  repairableServiceLogs,
  repairableViolations,
} from 'mf-tracking/domain';
import { repairableBinTags, repairableCommunities } from 'mf-communities/domain';

/** All repairable kinds, from the core and every area. */
export const repairableKinds: readonly RepairableKind[] = [
  repairableBinTags,
  repairableCheckpoints,
  repairableClocks,
  repairableCommunities,
  repairableMembers,
  repairableReports,
  repairableRequests,
  repairableSchedule,
  repairableServiceLogs,
  repairableUnits,
  repairableViolations,
];
