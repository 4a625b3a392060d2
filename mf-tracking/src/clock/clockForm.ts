import { momentsAt, wallClock, type ClockTimes } from 'shared-lib/domain';
import { clockTimeProblems } from 'mf-tracking/domain';
import type { CallableResult } from 'shared-lib/data';

/** A moment as entered in a form: the local time at the community, and which occurrence if it repeats. */
export interface ClockMoment {
  /** `YYYY-MM-DD`; empty for none. */
  date: string;
  /** `HH:mm`; empty for none. */
  time: string;
  isLater: boolean;
}

/** The fields of a form for working time. */
export interface ClockValues {
  inDate: string;
  inTime: string;
  inLater: boolean;
  outDate: string;
  outTime: string;
  outLater: boolean;
  breakMin: number | null;
  reason: string;
}

const wallOf = (date: string, time: string): number => Date.parse(`${date}T${time}Z`);

/** The moments that a form's date and time can mean: none for a skipped time, two for a repeated one. */
export const momentsOf = (date: string, time: string, timeZone: string): number[] => {
  const wall = wallOf(date, time);
  return Number.isNaN(wall) ? [] : momentsAt(wall, timeZone);
};

const momentValues = (moment: number | null, timeZone: string, whenNone: string): ClockMoment => {
  if (moment === null) return { date: whenNone, time: '', isLater: false };
  const shown = new Date(wallClock(moment, timeZone)).toISOString();
  const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
  const [, second] = momentsOf(date, time, timeZone);
  return { date, time, isLater: second !== undefined && moment >= second };
};

/**
 * A form's values for some times.
 * @param serviceDate the default date of a missing time
 */
export const clockValuesOf = (times: ClockTimes, serviceDate: string, timeZone: string): ClockValues => {
  const clockIn = momentValues(times.clockInAt, timeZone, serviceDate);
  const clockOut = momentValues(times.clockOutAt, timeZone, serviceDate);
  return {
    inDate: clockIn.date,
    inTime: clockIn.time,
    inLater: clockIn.isLater,
    outDate: clockOut.date,
    outTime: clockOut.time,
    outLater: clockOut.isLater,
    breakMin: times.breakMin,
    reason: '',
  };
};

/** Parses a date and a time; returns `kept`, whose seconds a form doesn't show, if they are unchanged. */
const momentOf = (value: ClockMoment, kept: number | null, timeZone: string): number | null => {
  const { date, time, isLater } = value;
  if (kept !== null) {
    const before = momentValues(kept, timeZone, '');
    if (before.date === date && before.time === time && before.isLater === isLater) return kept;
  }
  const [first, second] = momentsOf(date, time, timeZone);
  return (isLater ? second : undefined) ?? first ?? null;
};

/**
 * Parses a form's values.
 * @param kept the record's own times
 */
export const clockTimesOf = (
  values: ClockValues,
  kept: Pick<ClockTimes, 'clockInAt' | 'clockOutAt'>,
  timeZone: string,
): ClockTimes => ({
  clockInAt: momentOf(
    { date: values.inDate, time: values.inTime, isLater: values.inLater },
    kept.clockInAt,
    timeZone,
  ),
  clockOutAt: momentOf(
    { date: values.outDate, time: values.outTime, isLater: values.outLater },
    kept.clockOutAt,
    timeZone,
  ),
  breakMin: values.breakMin ?? 0,
});

/** The form field that shows a time's error. */
export const fieldOfTime = { clockInAt: 'inTime', clockOutAt: 'outTime', breakMin: 'breakMin' } as const;

interface Place {
  readonly serviceDate: string;
  readonly timeZone: string;
  readonly mayBeOpen: boolean;
}

const isSkipped = (date: string, time: string, timeZone: string): boolean =>
  date !== '' && time !== '' && momentsOf(date, time, timeZone).length === 0;

/**
 * Validates a form's times, by field.
 * @param now epoch milliseconds
 */
export const clockFormProblems = (
  values: ClockValues,
  times: ClockTimes,
  place: Place,
  now: number = Date.now(),
): Partial<Record<keyof ClockValues, string>> => {
  const problems = Object.entries(clockTimeProblems(times, { ...place, now })).map(([field, problem]) => [
    fieldOfTime[field as keyof ClockTimes],
    problem,
  ]);
  return {
    ...(Object.fromEntries(problems) as Partial<Record<keyof ClockValues, string>>),
    ...(isSkipped(values.inDate, values.inTime, place.timeZone) && { inTime: 'skipped' }),
    ...(isSkipped(values.outDate, values.outTime, place.timeZone) && { outTime: 'skipped' }),
  };
};

/** Maps a function's errors from the record's times to the form fields that hold them. */
export const withFormFields = <T>(result: CallableResult<T>): CallableResult<T> => {
  if (result.ok || !result.error.fields) return result;
  const fields = Object.fromEntries(
    Object.entries(result.error.fields).map(([field, refusal]) => [
      fieldOfTime[field as keyof typeof fieldOfTime] ?? field,
      refusal,
    ]),
  );
  return { ok: false, error: { ...result.error, fields } };
};
