import { missedAfterMin, paths, type Community, type Shift } from 'shared-lib/domain';
import { randomOf, type Random } from '../random.ts';
import type { Course, Round } from '../nights/round.ts';
import type { SeedDocument } from '../seedSet.ts';

const millisPerMinute = 60_000;
const millisPerHour = 60 * millisPerMinute;

const geoInside = (community: Community, random: Random) => ({
  lat: (community.geofence?.lat ?? 0) + random.int(-9, 9) / 10_000,
  lng: (community.geofence?.lng ?? 0) + random.int(-9, 9) / 10_000,
  accuracyM: random.int(4, 30),
  distanceM: random.int(5, 140),
  status: 'inside',
});

const minutesBetween = (from: number, to: number) => Math.max(0, Math.floor((to - from) / millisPerMinute));

const clockStatus = ({ clockInAt, clockOutAt }: Course) => {
  if (clockInAt === null) return 'missed';
  return clockOutAt === null ? 'open' : 'closed';
};

const reportStatus = (course: Course, random: Random, now: number) => {
  if (course.clockInAt === null) return 'missed';
  if (course.clockOutAt === null) return 'inProgress';
  if (now - course.clockOutAt < 60 * millisPerHour) return 'submitted';
  return random.chance(0.04) ? 'returned' : 'approved';
};

const clockInOut = (
  customerId: string,
  community: Community,
  course: Course,
  random: Random,
  now: number,
) => ({
  status: clockStatus(course),
  source: random.chance(0.2) ? 'qr' : 'app',
  scheduledStart: new Date(course.scheduledStart),
  clockInAt: course.clockInAt === null ? null : new Date(course.clockInAt),
  clockOutAt: course.clockOutAt === null ? null : new Date(course.clockOutAt),
  lateMin: course.clockInAt === null ? 0 : minutesBetween(course.scheduledStart, course.clockInAt),
  ...(course.clockInAt === null ? {} : { clockInGeo: geoInside(community, random) }),
  ...(course.clockInAt === null || course.clockOutAt === null
    ? {}
    : {
        clockOutGeo: geoInside(community, random),
        workedMin: minutesBetween(course.clockInAt, course.clockOutAt),
      }),
  ...(course.clockOutAt !== null && now - course.clockOutAt >= 60 * millisPerHour
    ? { approvedBy: customerId, approvedAt: new Date(course.clockOutAt + 14 * millisPerHour) }
    : {}),
});

const shiftReport = (
  course: Course,
  round: Round,
  checkpointsExpected: number,
  random: Random,
  now: number,
) => {
  const { clockInAt, clockOutAt } = course;
  const status = reportStatus(course, random, now);
  const { unitsTotal } = round;
  if (clockInAt === null) return { status, unitsTotal, checkpointsExpected };
  const skipped = round.doors.filter(({ outcome }) => outcome === 'notCollected').length;
  return {
    status,
    startedAt: new Date(clockInAt),
    unitsTotal,
    unitsServiced: round.doors.length - skipped,
    unitsSkipped: skipped,
    checkpointsExpected,
    checkpointsScanned: round.scans.length,
    missedCheckpointIds: round.missedCheckpointIds,
    ...(clockOutAt === null
      ? {}
      : {
          submittedAt: new Date(clockOutAt),
          durationMin: minutesBetween(clockInAt, clockOutAt),
          compactorLevel: random.pick(['empty', 'half', 'half', 'full', 'overflow']),
        }),
    ...(status === 'approved' || status === 'returned'
      ? { reviewedAt: new Date((clockOutAt ?? clockInAt) + 14 * millisPerHour) }
      : {}),
    ...(status === 'returned' ? { reviewNote: 'Please add a photo of the compactor.' } : {}),
  };
};

/** The shared id of the shift report and the clock-in of a community's night. */
export const nightId = (shift: Shift): string => `${shift.serviceDate}-${shift.communityId}`;

/**
 * The shift report and the clock-in of one shift.
 * @param round what was done
 * @param checkpointsExpected the community's number of checkpoints
 * @param now epoch milliseconds
 */
export const nightDocuments = (
  customerId: string,
  community: Community,
  shift: Shift,
  course: Course,
  round: Round,
  checkpointsExpected: number,
  now: number,
): SeedDocument[] => {
  const id = nightId(shift);
  const random = randomOf(`${customerId}/${id}`);
  const { serviceDate, communityId } = shift;
  const shared = { serviceDate, communityId, memberId: shift.agentId, shiftReportId: id };
  // A no-show is recorded once it is too late to come.
  const createdAt = new Date(course.clockInAt ?? course.scheduledStart + missedAfterMin * millisPerMinute);
  const night = serviceDate;
  const document = (collection: string, data: object): SeedDocument => ({
    path: `${collection}/${id}`,
    data: { ...shared, ...data, createdAt },
    night,
  });
  return [
    document(paths.shiftReports(customerId), shiftReport(course, round, checkpointsExpected, random, now)),
    document(paths.clockInOuts(customerId), clockInOut(customerId, community, course, random, now)),
  ];
};
