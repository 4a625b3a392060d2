import { momentsAt, wallClock, type ClockTimes } from 'shared-lib/domain';
import { clockTimeProblems } from 'mf-tracking/domain';

/** A moment as a form has it: what the clock at the community shows, and which of two moments where it shows that twice. */
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

/** The moments that a form's date and time can mean: none for a time that the clock skips, two for one that it shows twice. */
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
 * The values of a form for some times.
 * @param serviceDate what stands there as the date of a time that is missing
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

/** What a date and a time mean; `kept`, whose seconds a form doesn't show, where they still say the same. */
const momentOf = (value: ClockMoment, kept: number | null, timeZone: string): number | null => {
  const { date, time, isLater } = value;
  if (kept !== null) {
    const before = momentValues(kept, timeZone, '');
    if (before.date === date && before.time === time && before.isLater === isLater) return kept;
  }
  const [first, second] = momentsOf(date, time, timeZone);
  return (isLater ? second : undefined) ?? first ?? null;
};

/** The times that a form's values mean. @param kept those of the record that it is about */
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

/** Under which field of a form the trouble with a time is said. */
export const fieldOfTime = { clockInAt: 'inTime', clockOutAt: 'outTime', breakMin: 'breakMin' } as const;

interface Place {
  readonly serviceDate: string;
  readonly timeZone: string;
  readonly mayBeOpen: boolean;
}

const isSkipped = (date: string, time: string, timeZone: string): boolean =>
  date !== '' && time !== '' && momentsOf(date, time, timeZone).length === 0;

/** What is wrong with the times of a form, by its fields. @param now epoch milliseconds */
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
