import { openTooLongHours, type ClockInOut } from 'shared-lib/domain';

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
