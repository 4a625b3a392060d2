import type { NightClockInOut } from 'shared-lib/domain';
import { isOpenTooLong } from './isOpenTooLong.ts';

/** Someone on the clock. */
export interface OnTheClock extends NightClockInOut {
  readonly clockInAt: number;
  readonly isTooLong: boolean;
}

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
