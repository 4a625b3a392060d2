import { serviceNight, type ClockInOut, type ClockTimes } from 'shared-lib/domain';

const millisPerMinute = 60_000;

export type ClockTimeField = keyof ClockTimes;

export type ClockTimeProblem =
  | 'required'
  | 'future'
  | 'otherNight'
  | 'beforeClockIn'
  | 'tooLong'
  | 'breakTooLong';

interface Place {
  readonly serviceDate: string;
  /** IANA name */
  readonly timeZone: string;
  /** Whether the clock-out may stay open, since there is none yet. */
  readonly mayBeOpen: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

const clockInProblem = (clockInAt: number | null, place: Place): ClockTimeProblem | null => {
  if (clockInAt === null) return 'required';
  if (clockInAt > place.now) return 'future';
  return serviceNight(clockInAt, place.timeZone) === place.serviceDate ? null : 'otherNight';
};

/** Minutes after the shift's end when a forgotten clock-in is closed. */
export const autoCloseGraceMin = 60;

/**
 * Limits of working time corrections: the longest shift in hours, the entries kept per record, the length of a
 * reason, and the records approved in one call.
 */
export const clockLimits = { shiftHours: 16, edits: 200, reason: 500, approvals: 400 } as const;

const clockOutProblem = (
  { clockInAt, clockOutAt }: ClockTimes,
  { mayBeOpen, now }: Place,
): ClockTimeProblem | null => {
  if (clockOutAt === null) return mayBeOpen ? null : 'required';
  if (clockOutAt > now) return 'future';
  if (clockInAt === null) return null;
  if (clockOutAt < clockInAt) return 'beforeClockIn';
  return clockOutAt - clockInAt > clockLimits.shiftHours * 60 * millisPerMinute ? 'tooLong' : null;
};

const breakProblem = ({ clockInAt, clockOutAt, breakMin }: ClockTimes): ClockTimeProblem | null => {
  const isOpen = clockInAt === null || clockOutAt === null || clockOutAt < clockInAt;
  const max = isOpen ? clockLimits.shiftHours * 60 : (clockOutAt - clockInAt) / millisPerMinute;
  return breakMin > max ? 'breakTooLong' : null;
};

/** Checks a record's times, by field: no errors for times that a shift of that night can have. */
export const clockTimeProblems = (
  times: ClockTimes,
  place: Place,
): Partial<Record<ClockTimeField, ClockTimeProblem>> => {
  const found = {
    clockInAt: clockInProblem(times.clockInAt, place),
    clockOutAt: clockOutProblem(times, place),
    breakMin: breakProblem(times),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
};

/** When someone was on the clock. An open record has no end. */
export type Presence = Pick<ClockInOut, 'clockInAt' | 'clockOutAt'>;

/** How long two records of one person overlap, in milliseconds. */
const overlapOf = (one: Presence, other: Presence): number =>
  one.clockInAt === null || other.clockInAt === null
    ? 0
    : Math.max(
        0,
        Math.min(one.clockOutAt ?? Infinity, other.clockOutAt ?? Infinity) -
          Math.max(one.clockInAt, other.clockInAt),
      );

/**
 * How long a record overlaps others of the same person, in any community: a person can only be in one place
 * at a time, and is paid for that time once.
 *
 * @returns milliseconds; 0 if one ends as the other begins
 */
export const overlapWith = (record: Presence, others: readonly Presence[]): number =>
  others.reduce((sum, other) => sum + overlapOf(record, other), 0);

type Whose = Presence & Pick<ClockInOut, 'id' | 'memberId'>;

/** The same person's other records that a record overlaps. */
export const overlapped = <Record extends Whose>(
  { id, memberId, ...times }: Whose,
  records: readonly Record[],
): Record[] =>
  memberId === null
    ? []
    : records.filter(
        (other) => other.memberId === memberId && other.id !== id && overlapOf(times, other) > 0,
      );
