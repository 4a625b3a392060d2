import { paths, type Community, type Shift } from 'shared-lib/domain';
import { nightId, type Course } from './nightDocuments.ts';
import { randomOf } from './random.ts';
import type { SeedDocument } from './seedSet.ts';
import { unitIdOf } from './unitDocuments.ts';

const millisPerMinute = 60_000;

/** The bin tag at one unit's door. */
const binTagIdOf = (unitId: string): string =>
  `tag-${randomOf(unitId)
    .int(2 ** 30, 2 ** 44)
    .toString(36)}-${unitId}`;

/** The bin tags of all units of a community. */
export const binTagDocuments = (customerId: string, community: Community, createdAt: Date): SeedDocument[] =>
  Array.from({ length: community.totalUnits }, (_, index) => {
    const unitId = unitIdOf(community.id, index);
    return {
      path: `${paths.binTags(customerId)}/${binTagIdOf(unitId)}`,
      data: {
        communityId: community.id,
        unitId,
        label: unitId.slice(community.id.length + 1),
        status: 'assigned',
        printBatchId: `${community.id}-1`,
        printedAt: createdAt,
        assignedAt: createdAt,
        createdAt,
        createdBy: customerId,
      },
    };
  });

const shared = (shift: Shift, at: Date) => ({
  serviceDate: shift.serviceDate,
  communityId: shift.communityId,
  memberId: shift.agentId,
  shiftReportId: nightId(shift),
  createdAt: at,
});

/**
 * What a specialist recorded on a round: a scan of each checkpoint and an entry for each unit. @param course the shift;
 * someone who never came recorded nothing, someone still on the clock half of it
 */
export const roundDocuments = (
  customerId: string,
  community: Community,
  shift: Shift,
  course: Course,
  checkpointIds: readonly string[],
): SeedDocument[] => {
  const { clockInAt, clockOutAt } = course;
  if (clockInAt === null) return [];
  const night = shift.serviceDate;
  const share = clockOutAt === null ? 0.5 : 1;
  const reached = <T>(list: readonly T[]) => list.slice(0, Math.floor(list.length * share));
  const scans = reached(checkpointIds).map((checkpointId, index): SeedDocument => {
    const at = new Date(clockInAt + (3 + index * 4) * millisPerMinute);
    return {
      path: `${paths.checkpointScans(customerId)}/${night}-${checkpointId}`,
      data: { ...shared(shift, at), checkpointId, scannedAt: at, deviceAt: at, result: 'onTime' },
      night,
    };
  });
  const units = Array.from({ length: community.totalUnits }, (_, index) => unitIdOf(community.id, index));
  const logs = reached(units).map((unitId, index): SeedDocument => {
    const random = randomOf(`${night}/${unitId}`);
    const at = new Date(clockInAt + Math.round((2 + index * 0.4) * millisPerMinute));
    const collected = random.chance(0.82);
    return {
      path: `${paths.serviceLogs(customerId)}/${night}-${unitId}`,
      data: {
        ...shared(shift, at),
        unitId,
        binTagId: binTagIdOf(unitId),
        servicedAt: at,
        outcome: collected ? 'collected' : 'notOut',
        stream: 'trash',
        bagCount: collected ? random.int(1, 3) : 0,
        method: 'binTag',
      },
      night,
    };
  });
  return [...scans, ...logs];
};
