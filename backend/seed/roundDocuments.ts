import { paths, type Community, type Shift } from 'shared-lib/domain';
import { nightId, type Course } from './nightDocuments.ts';
import { randomOf } from './random.ts';
import type { SeedDocument } from './seedSet.ts';
import { binTagIdOf } from './binTagDocuments.ts';
import { unitIdOf } from './unitDocuments.ts';

const millisPerMinute = 60_000;

const shared = (shift: Shift, at: Date) => ({
  serviceDate: shift.serviceDate,
  communityId: shift.communityId,
  memberId: shift.agentId,
  shiftReportId: nightId(shift),
  createdAt: at,
});

/** The part of a list that is done on a round: half of it by someone still on the clock. */
const reached = <T>({ clockOutAt }: Course, list: readonly T[]): readonly T[] =>
  list.slice(0, Math.floor(list.length * (clockOutAt === null ? 0.5 : 1)));

/** What a specialist scanned on a round: each checkpoint. @param course the shift; someone who never came scanned nothing */
export const scanDocuments = (
  customerId: string,
  shift: Shift,
  course: Course,
  checkpointIds: readonly string[],
): SeedDocument[] => {
  const { clockInAt } = course;
  if (clockInAt === null) return [];
  const night = shift.serviceDate;
  return reached(course, checkpointIds).map((checkpointId, index) => {
    const at = new Date(clockInAt + (3 + index * 4) * millisPerMinute);
    const isLate = randomOf(`${night}/${checkpointId}`).chance(0.08);
    return {
      path: `${paths.checkpointScans(customerId)}/${night}-${checkpointId}`,
      data: {
        ...shared(shift, at),
        checkpointId,
        scannedAt: at,
        deviceAt: at,
        result: isLate ? 'late' : 'onTime',
      },
      night,
    };
  });
};

/** What a specialist logged on a round: an entry for each unit. @param course as for the scans */
export const logDocuments = (
  customerId: string,
  community: Community,
  shift: Shift,
  course: Course,
): SeedDocument[] => {
  const { clockInAt } = course;
  if (clockInAt === null) return [];
  const night = shift.serviceDate;
  const units = Array.from({ length: community.totalUnits }, (_, index) => unitIdOf(community.id, index));
  return reached(course, units).map((unitId, index) => {
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
};
