import {
  openTooLongHours,
  addDays,
  momentOfNight,
  type Community,
  type ClockInOut,
  minutesBetween,
} from 'shared-lib/domain';
import { autoCloseGraceMin } from './clockLimits.ts';

const millisPerMinute = 60_000;

const millisPerHour = 3_600_000;

/**
 * How many whole minutes after the scheduled start someone clocked in; 0 if they were early or either time is
 * unknown.
 */
export const lateMinutes = ({
  scheduledStart,
  clockInAt,
}: Pick<ClockInOut, 'scheduledStart' | 'clockInAt'>): number =>
  scheduledStart === null || clockInAt === null ? 0 : minutesBetween(scheduledStart, clockInAt);

/** The community's fields that determine when its shifts end. */
export type ShiftHours = Pick<Community, 'serviceStart' | 'binInBy' | 'timezone'>;

/**
 * The latest end of a shift: when residents must have their bins in (`binInBy`), the first time after service starts
 * that the community's clock shows it.
 * @param serviceDate `YYYY-MM-DD`
 * @returns epoch milliseconds
 */
export const shiftEndAt = (serviceDate: string, { serviceStart, binInBy, timezone }: ShiftHours): number => {
  const start = momentOfNight(serviceDate, serviceStart, timezone);
  const ends = [-1, 0, 1].map((days) => momentOfNight(addDays(serviceDate, days), binInBy, timezone));
  return Math.min(...ends.filter((end) => end > start));
};

/**
 * When a forgotten clock-in is closed, which is then also its clock-out: the shift's end plus the grace period.
 * Someone who arrived after that end gets the time until an open clock-in is flagged.
 * @returns epoch milliseconds
 */
export const autoCloseAt = (serviceDate: string, clockInAt: number, hours: ShiftHours): number => {
  const due = shiftEndAt(serviceDate, hours) + autoCloseGraceMin * millisPerMinute;
  return clockInAt < due ? due : clockInAt + openTooLongHours * millisPerHour;
};
