import { openTooLongHours, type ClockInOut, type NightClockInOut } from 'shared-lib/domain';

/** Someone on the clock. */
export interface OnTheClock extends NightClockInOut {
  readonly clockInAt: number;
  readonly isTooLong: boolean;
}

const millisPerHour = 3_600_000;

/**
 * Whether someone who is on the clock has probably forgotten to clock out: after 12 hours.
 * @param now epoch milliseconds
 */
export const isOpenTooLong = (
  { status, clockInAt, clockOutAt }: Pick<ClockInOut, 'status' | 'clockInAt' | 'clockOutAt'>,
  now: number,
): boolean =>
  status === 'open' &&
  clockOutAt === null &&
  clockInAt !== null &&
  now - clockInAt > openTooLongHours * millisPerHour;

/**
 * The people on the clock now, the longest first.
 * @param now epoch milliseconds
 */
export const onTheClock = (records: readonly NightClockInOut[], now: number): OnTheClock[] =>
  records
    .flatMap((record) => {
      const { clockInAt, clockOutAt, status } = record;
      const isOpen = status === 'open' && clockInAt !== null && clockOutAt === null;
      return isOpen ? [{ ...record, clockInAt, isTooLong: isOpenTooLong(record, now) }] : [];
    })
    .toSorted((one, other) => one.clockInAt - other.clockInAt);
