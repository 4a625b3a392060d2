import { clockLimits } from './clockLimits.ts';
import { serviceNight, type ClockTimes } from 'shared-lib/domain';

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
  const most = isOpen ? clockLimits.shiftHours * 60 : (clockOutAt - clockInAt) / millisPerMinute;
  return breakMin > most ? 'breakTooLong' : null;
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
