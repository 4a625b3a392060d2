import { wallClock } from 'shared-lib/domain';
import type { ShiftSpans, Span, TimelineShift } from './shiftSpans.ts';

const millisPerHour = 3_600_000;

/** Minimum range of a timeline, in hours. */
const leastHours = 4;

/** Up to this many hours, each has a tick; beyond that, every second, third or fourth one. */
const maxTicks = 9;

/** How far outside the shifts the present moment is still shown, in hours. */
const nowWithinHours = 1;

/** The pace of a round that no one has begun, and the hours that it is drawn for at least and at most. */
const usualDoorsPerHour = 60;
const leastWork = 1;
const mostWork = 4;

/** A timeline's range, in epoch milliseconds: from one whole hour to another. */
export interface TimelineAxis extends Span {
  /** Whole hours, evenly spaced from the start. */
  readonly ticks: readonly number[];
  /** The present moment; null for a past night, and before and after the shifts. */
  readonly now: number | null;
}

/** A shift, and its times. */
export interface PlacedShift {
  readonly shift: TimelineShift;
  readonly spans: ShiftSpans;
}

/** How long a round that no one has begun takes at the usual pace. */
const expectedEnd = ({ scheduledStart, doorsTotal }: TimelineShift): number =>
  scheduledStart + Math.min(mostWork, Math.max(leastWork, doorsTotal / usualDoorsPerHour)) * millisPerHour;

/** The moments that must be visible. The planned window isn't among them: it often ends hours after the work. */
const momentsOf = ({ shift, spans: { late, worked, projected, isMissed } }: PlacedShift): number[] => [
  shift.scheduledStart,
  ...worked.flatMap(({ from, to }) => [from, to]),
  ...(late && !isMissed ? [late.to] : []),
  ...(projected ? [projected.to] : []),
  ...(worked.length === 0
    ? [Math.min(expectedEnd(shift), Math.max(shift.finishBy, shift.scheduledStart))]
    : []),
];

/** The whole hour before a moment on a zone's clock: some zones are half an hour off. */
const hourBefore = (moment: number, timeZone: string): number =>
  moment - (wallClock(moment, timeZone) % millisPerHour);

/**
 * The shifts that determine the range of hours. When two time zones' nights overlap, shifts of the earlier
 * one that have ended don't count: their hours would make tonight's too small to read.
 */
const deciding = (shifts: readonly PlacedShift[]): readonly PlacedShift[] => {
  const latest = shifts.reduce(
    (date, { shift }) => (shift.serviceDate > date ? shift.serviceDate : date),
    '',
  );
  return shifts.filter(
    ({ shift: { serviceDate, state } }) => serviceDate === latest || !isSettled.has(state),
  );
};

const isSettled: ReadonlySet<string> = new Set(['done', 'missed', 'noRecord']);

/**
 * The range of hours that shows a night's work.
 * @param shifts at least one
 * @param now epoch milliseconds; null for a past night
 * @param timeZone whose whole hours count
 */
export function timelineAxis(
  shifts: readonly PlacedShift[],
  now: number | null,
  timeZone: string,
): TimelineAxis {
  const moments = deciding(shifts).flatMap(momentsOf);
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  const near = nowWithinHours * millisPerHour;
  const isNow = now !== null && first - near <= now && now <= last + near;
  const from = hourBefore(isNow ? Math.min(first, now) : first, timeZone);
  const end = Math.max(isNow ? Math.max(last, now) : last, from + leastHours * millisPerHour);
  const hours = Math.ceil((end - from) / millisPerHour);
  const step = Math.ceil(hours / maxTicks);
  const to = from + Math.ceil(hours / step) * step * millisPerHour;
  const ticks = Array.from(
    { length: Math.round((to - from) / (step * millisPerHour)) },
    (_, place) => from + place * step * millisPerHour,
  );
  return { from, to, ticks, now: isNow ? now : null };
}
