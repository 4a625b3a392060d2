import { autoCloseGraceMin, openTooLongHours } from '../base/constants.ts';
import { addDays, momentOfNight } from '../base/serviceNight.ts';
import type { Community } from '../community/community.ts';
import type { ClockInOut } from './clockInOut.ts';

const millisPerMinute = 60_000;
const millisPerHour = 3_600_000;

/** What the working time of a record is reckoned from. */
export type ClockTimes = Pick<ClockInOut, 'clockInAt' | 'clockOutAt' | 'breakMin'>;

const minutesBetween = (from: number, to: number): number =>
  Math.max(0, Math.floor((to - from) / millisPerMinute));

/**
 * The time worked, in whole minutes without the break: how long it really was, whatever clocks on the wall were put forward or back
 * meanwhile.
 * @returns null as long as either end is missing
 */
export const workedMinutes = ({ clockInAt, clockOutAt, breakMin }: ClockTimes): number | null =>
  clockInAt === null || clockOutAt === null
    ? null
    : Math.max(0, minutesBetween(clockInAt, clockOutAt) - breakMin);

/** How many whole minutes after the scheduled start someone clocked in; 0 for whoever was early, and where either is not known. */
export const lateMinutes = ({
  scheduledStart,
  clockInAt,
}: Pick<ClockInOut, 'scheduledStart' | 'clockInAt'>): number =>
  scheduledStart === null || clockInAt === null ? 0 : minutesBetween(scheduledStart, clockInAt);

/** What of a community says when its shifts end. */
export type ShiftHours = Pick<Community, 'serviceStart' | 'binInBy' | 'timezone'>;

/**
 * When a shift is over at the latest: when residents have to have their bins in (`binInBy`), the first time after the service's start
 * that the clock at the community shows that.
 * @param serviceDate `YYYY-MM-DD`
 * @returns epoch milliseconds
 */
export const shiftEndAt = (serviceDate: string, { serviceStart, binInBy, timezone }: ShiftHours): number => {
  const start = momentOfNight(serviceDate, serviceStart, timezone);
  const ends = [-1, 0, 1].map((days) => momentOfNight(addDays(serviceDate, days), binInBy, timezone));
  return Math.min(...ends.filter((end) => end > start));
};

/**
 * When a forgotten clock-in is closed, which is also its clock-out then: at the shift's end plus grace. Whoever came after that end gets as
 * long as it takes to be flagged.
 * @returns epoch milliseconds
 */
export const autoCloseAt = (serviceDate: string, clockInAt: number, hours: ShiftHours): number => {
  const due = shiftEndAt(serviceDate, hours) + autoCloseGraceMin * millisPerMinute;
  return clockInAt < due ? due : clockInAt + openTooLongHours * millisPerHour;
};
