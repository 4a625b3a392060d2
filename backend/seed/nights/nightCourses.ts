import {
  addDays,
  missedAfterMin,
  momentOfNight,
  serviceNight,
  type Community,
  type Shift,
} from 'shared-lib/domain';
import { nightId } from '../documents/nightDocuments.ts';
import { randomOf } from '../random.ts';
import type { Course } from './round.ts';
import type { NightPart } from './serviceHours.ts';

const millisPerMinute = 60_000;

/** A community's shift on a night. */
export interface PlacedShift {
  readonly community: Community;
  readonly shift: Shift;
}

/** A shift with its course. */
export interface ServedShift extends PlacedShift {
  readonly course: Course;
}

/** The fixed parts of a night; the rest is random. */
export interface NightOverrides {
  /** The part of the night of a community's service. */
  readonly partOf: (communityId: string) => NightPart;
  /** The delay that a broadcast announced, in minutes; undefined for other shifts. */
  readonly announced?: (shift: Shift) => number | undefined;
}

/** Minimum minutes between two communities. */
const onTheWay = 4;

/** Minimum length of a round that should be in progress, in minutes: longer than any can have lasted so far. */
const leastUnderWay = 60;

/** Minimum minutes between the start of a round and the end of the night. */
const leastMinutes = 20;

/** The delay of a specialist, in minutes after the start; null for a no-show. Random on earlier nights; tonight it depends on the part. */
const delayOf = (
  random: ReturnType<typeof randomOf>,
  part: NightPart,
  isTonight: boolean,
  announced: number | undefined,
): number | null => {
  const delay = random.int(-8, 6);
  const isMissed = random.chance(0.02);
  const isLate = random.chance(0.08);
  const lateBy = random.int(12, 35);
  if (announced !== undefined) return announced;
  if (isTonight) {
    if (part === 'missed') return null;
    return part === 'cameLate' ? 25 : delay;
  }
  if (isMissed) return null;
  return isLate ? lateBy : delay;
};

/** The state of a shift at a given time; null if nothing is recorded yet. */
const courseOf = (
  customerId: string,
  { community, shift }: PlacedShift,
  { partOf, announced }: NightOverrides,
  freeAt: number,
  now: number,
): Course | null => {
  const { serviceDate } = shift;
  const { timezone, serviceStart, totalUnits } = community;
  const random = randomOf(`${customerId}/course/${nightId(shift)}`);
  const noonOf = (date: string) => momentOfNight(date, '12:00', timezone);
  const [begins, ends] = [noonOf(serviceDate), noonOf(addDays(serviceDate, 1))];
  const scheduledStart = momentOfNight(serviceDate, serviceStart, timezone);
  const isTonight = serviceNight(now, timezone) === serviceDate;
  const part = partOf(community.id);
  const delay = delayOf(random, part, isTonight, announced?.(shift));
  if (delay === null) {
    const isMissed = now >= scheduledStart + missedAfterMin * millisPerMinute;
    return isMissed ? { scheduledStart, clockInAt: null, clockOutAt: null } : null;
  }
  const wished = Math.max(scheduledStart + delay * millisPerMinute, freeAt);
  const clockInAt = Math.min(Math.max(wished, begins), ends - leastMinutes * millisPerMinute);
  if (clockInAt > now) return null;
  const usual = 12 + Math.round(totalUnits * 0.75) + random.int(0, 10);
  const worked = isTonight && part === 'underWay' ? Math.max(usual, leastUnderWay) : usual;
  const done = clockInAt + worked * millisPerMinute;
  const clockOutAt = isTonight ? done : Math.min(done, ends - millisPerMinute);
  return { scheduledStart, clockInAt, clockOutAt: clockOutAt > now ? null : clockOutAt };
};

/**
 * The course of one night's shifts up to now: each within its community's hours, and no specialist in two places at once. A specialist who
 * is still on the clock elsewhere hasn't arrived.
 * @param shifts one night's assigned shifts
 * @param now epoch milliseconds
 * @returns in the same order, without those not recorded yet
 */
export const coursesOfNight = (
  customerId: string,
  shifts: readonly PlacedShift[],
  wishes: NightOverrides,
  now: number,
): ServedShift[] => {
  const startOf = ({ community, shift }: PlacedShift) =>
    momentOfNight(shift.serviceDate, community.serviceStart, community.timezone);
  const freeAt = new Map<string | null, number>();
  const found = new Map<PlacedShift, Course>();
  for (const placed of shifts.toSorted((a, b) => startOf(a) - startOf(b))) {
    const { agentId } = placed.shift;
    const course = courseOf(customerId, placed, wishes, freeAt.get(agentId) ?? 0, now);
    if (course === null) continue;
    found.set(placed, course);
    if (course.clockInAt !== null) {
      freeAt.set(agentId, (course.clockOutAt ?? Infinity) + onTheWay * millisPerMinute);
    }
  }
  return shifts.flatMap((placed) => {
    const course = found.get(placed);
    return course ? [{ ...placed, course }] : [];
  });
};
