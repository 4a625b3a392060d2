import {
  clockInOutSchema,
  minutesBetween,
  momentOfNight,
  openTooLongHours,
  serviceNight,
  workedMinutes,
  type ClockInOut,
  type RepairableKind,
} from 'shared-lib/domain';
import { shiftEndAt, type ShiftHours } from '../schedule/shiftEndAt.ts';
import { autoCloseGraceMin } from './clockTimeProblems.ts';

const millisPerHour = 3_600_000;

/** The fields of a clock-in that only functions write, never a phone. */
export type DerivedClock = Pick<ClockInOut, 'scheduledStart' | 'lateMin' | 'workedMin' | 'flags'>;

/**
 * A phone that was offline sends late, perhaps after the night is paid, and one whose clock is off reports a
 * moment on another night. Anything that needs approval in a locked period arrived after the lock, since a
 * period with anything left to approve can't be locked.
 */
const flagsOf = (
  { clockInAt, createdAt, serviceDate }: ClockInOut,
  timeZone: string,
  isLocked: boolean,
): ClockInOut['flags'] => [
  ...(clockInAt !== null && serviceNight(clockInAt, timeZone) !== serviceDate
    ? (['outsideNight'] as const)
    : []),
  ...(clockInAt !== null && createdAt !== null && createdAt - clockInAt > millisPerHour
    ? (['sentLate'] as const)
    : []),
  ...(isLocked ? (['afterLock'] as const) : []),
];

const millisPerMinute = 60_000;

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

/**
 * Computes a clock-in's derived fields. Its start is the one in effect on its night: a community that starts
 * later from tomorrow on doesn't change yesterday's lateness. Values entered or approved by the office are
 * kept.
 * @param hours of its community; null if it was deleted, so that the start of service is unknown
 * @param isLocked whether the pay period of its night is locked
 * @returns the fields that differ, none if all are correct
 */
export const clockDifference = (
  record: ClockInOut,
  hours: ShiftHours | null,
  isLocked: boolean,
): Partial<DerivedClock> => {
  const { source, status, approvedAt, serviceDate } = record;
  if (source === 'manual' || status === 'missed' || approvedAt !== null) return {};
  const scheduledStart =
    record.scheduledStart ??
    (hours === null ? null : momentOfNight(serviceDate, hours.serviceStart, hours.timezone));
  const wanted: DerivedClock = {
    scheduledStart,
    lateMin: lateMinutes({ scheduledStart, clockInAt: record.clockInAt }),
    workedMin: workedMinutes(record),
    flags: hours === null ? record.flags : flagsOf(record, hours.timezone, isLocked),
  };
  const fields = Object.keys(wanted) as (keyof DerivedClock)[];
  return Object.fromEntries(
    fields
      .filter((field) => String(wanted[field]) !== String(record[field]))
      .map((field) => [field, wanted[field]]),
  );
};

/** How to repair damaged working times. */
export const repairableClocks: RepairableKind = {
  collection: 'clockInOuts',
  schema: clockInOutSchema,
  becomes: { approvedBy: () => ({ approvedBy: null, approvedAt: null }) },
  // As with a correction, the approved values no longer exist.
  decidedBy: { fields: ['clockInAt', 'clockOutAt', 'breakMin'], decision: ['approvedBy', 'approvedAt'] },
  kept: ['payPeriodId', 'edits'],
};
