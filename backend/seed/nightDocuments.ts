import { momentOfNight, paths, type Community, type Shift } from 'shared-lib/domain';
import { randomOf, type Random } from './random.ts';
import type { Course, Round } from './round.ts';
import type { SeedDocument } from './seedSet.ts';

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
  community: Community,
  course: Course,
  round: Round,
  checkpointsExpected: number,
  random: Random,
  now: number,
) => {
  const { clockInAt, clockOutAt } = course;
  const status = reportStatus(course, random, now);
  const unitsTotal = community.totalUnits;
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

/** The id that the shift report and the clock-in of one community on one night share. */
export const nightId = (shift: Shift): string => `${shift.serviceDate}-${shift.communityId}`;

/**
 * The shift report and the clock-in of one shift.
 * @param round what was done on it
 * @param checkpointsExpected how many check points the community has
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
  const createdAt = new Date(course.clockInAt ?? course.scheduledStart);
  const night = serviceDate;
  const document = (collection: string, data: object): SeedDocument => ({
    path: `${collection}/${id}`,
    data: { ...shared, ...data, createdAt },
    night,
  });
  return [
    document(
      paths.shiftReports(customerId),
      shiftReport(community, course, round, checkpointsExpected, random, now),
    ),
    document(paths.clockInOuts(customerId), clockInOut(customerId, community, course, random, now)),
  ];
};

/** How a shift of an earlier night went: mostly on time, now and then late, rarely missed. */
export const pastCourse = (customerId: string, community: Community, shift: Shift): Course => {
  const random = randomOf(`${customerId}/course/${nightId(shift)}`);
  const scheduledStart = momentOfNight(shift.serviceDate, community.serviceStart, community.timezone);
  if (random.chance(0.02)) return { scheduledStart, clockInAt: null, clockOutAt: null };
  const delay = random.chance(0.08) ? random.int(12, 50) : random.int(-8, 6);
  const clockInAt = scheduledStart + delay * millisPerMinute;
  const worked = 35 + Math.round(community.totalUnits * 0.9) + random.int(0, 25);
  return { scheduledStart, clockInAt, clockOutAt: clockInAt + worked * millisPerMinute };
};

/** How far tonight’s shifts reach back, in minutes. */
const reach = 125;

/**
 * Moments so many minutes ago. Nights begin at noon, and what happened before belongs to the one before: in the first two hours all of them
 * lie nearer, so that they are in the night of the shift.
 */
const agoTonight = ({ timezone }: Community, { serviceDate }: Shift, now: number) => {
  const noon = momentOfNight(serviceDate, '12:00', timezone);
  const share = Math.min(1, Math.max(0, now - noon) / (reach * millisPerMinute));
  return (minutes: number) => now - Math.floor(minutes * share * millisPerMinute);
};

/** A clock-in at a moment, so many minutes after its shift began. */
const begun = (clockInAt: number, minutesLate: number, clockOutAt: number | null): Course => ({
  scheduledStart: clockInAt - minutesLate * millisPerMinute,
  clockInAt,
  clockOutAt,
});

/** A shift of tonight that is done at the moment of seeding, whatever the time of day. */
export const doneCourse = (community: Community, shift: Shift, now: number): Course => {
  const ago = agoTonight(community, shift, now);
  return begun(ago(reach - 3), 3, ago(20));
};

/**
 * How tonight's shifts stand at the moment of seeding, whatever the time of day: the first is done, the second came
 * late, the fourth is missing, half of the others are on the clock. The other agents have not come yet when it is
 * before the start, and are done when it is well after.
 * @param index the shift's place among tonight's shifts that have an agent
 * @returns null for a shift that hasn't started
 */
export const tonightCourse = (
  community: Community,
  shift: Shift,
  index: number,
  now: number,
): Course | null => {
  const random = randomOf(`tonight/${nightId(shift)}`);
  const ago = agoTonight(community, shift, now);
  const start = momentOfNight(shift.serviceDate, community.serviceStart, community.timezone);
  const done = doneCourse(community, shift, now);
  if (index === 0) return done;
  if (index === 1) return begun(ago(35), 25, null);
  if (index === 3) return { scheduledStart: now - 90 * millisPerMinute, clockInAt: null, clockOutAt: null };
  if (index % 2 === 0) return begun(ago(random.int(20, 80)), 3, null);
  return now > start ? done : null;
};
