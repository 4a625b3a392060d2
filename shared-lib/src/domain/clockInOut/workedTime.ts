import type { ClockInOut } from './clockInOut.ts';

const millisPerMinute = 60_000;

/** The fields that a record's working time is calculated from. */
export type ClockTimes = Pick<ClockInOut, 'clockInAt' | 'clockOutAt' | 'breakMin'>;

export const minutesBetween = (from: number, to: number): number =>
  Math.max(0, Math.floor((to - from) / millisPerMinute));

/**
 * The time worked, in whole minutes without the break: the actual duration, whatever clock changes occurred.
 * @returns null while either end is missing
 */
export const workedMinutes = ({ clockInAt, clockOutAt, breakMin }: ClockTimes): number | null =>
  clockInAt === null || clockOutAt === null
    ? null
    : Math.max(0, minutesBetween(clockInAt, clockOutAt) - breakMin);
