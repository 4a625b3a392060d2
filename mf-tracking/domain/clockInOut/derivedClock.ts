import {
  momentOfNight,
  serviceNight,
  type ClockInOut,
  lateMinutes,
  workedMinutes,
  type ShiftHours,
} from 'shared-lib/domain';

const millisPerHour = 3_600_000;

/** What of a clock-in functions say, and no phone. */
export type DerivedClock = Pick<ClockInOut, 'scheduledStart' | 'lateMin' | 'workedMin' | 'flags'>;

/**
 * A phone that was offline sends late, perhaps when the night is paid already, and one whose clock is off names a moment of another night.
 * Whatever waits for an approval in a locked period came after the lock, since a period with anything else to approve can't be locked.
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

/**
 * What has to be written to a clock-in of the field. Its start is that of the night on which it came: a community that begins later from
 * tomorrow on makes nobody late for yesterday. What the office wrote or approved is left alone.
 * @param hours of its community; null where that is gone, and nobody knows when its service began
 * @param isLocked whether the pay period of its night is locked
 * @returns the fields that differ, none where all is well
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
