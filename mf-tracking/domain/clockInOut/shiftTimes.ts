import { openTooLongHours, type ClockInOut, minutesBetween } from 'shared-lib/domain';
import { shiftEndAt, type ShiftHours } from '../schedule/shiftEndAt.ts';
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

/**
 * When a forgotten clock-in is closed, which is then also its clock-out: the shift's end plus the grace period.
 * Someone who arrived after that end gets the time until an open clock-in is flagged.
 * @returns epoch milliseconds
 */
export const autoCloseAt = (serviceDate: string, clockInAt: number, hours: ShiftHours): number => {
  const due = shiftEndAt(serviceDate, hours) + autoCloseGraceMin * millisPerMinute;
  return clockInAt < due ? due : clockInAt + openTooLongHours * millisPerHour;
};
