import * as z from 'zod/mini';
import { calendarDate, recordFields } from '../base/fields.ts';

/**
 * The fields that other areas read of a pay period, `customers/{customerId}/payPeriods/{first night}`: its nights,
 * and whether they are locked. The approved time belongs to mf-tracking.
 */
export const payPeriodRowSchema = z.object({
  ...recordFields,
  /** The first and the last night, `YYYY-MM-DD`. */
  from: calendarDate,
  to: calendarDate,
  state: z.enum(['open', 'locked']),
});

/** The locked period that contains a night; null if there is none. @param date `YYYY-MM-DD` */
export const lockedPeriodAt = <P extends Pick<z.output<typeof payPeriodRowSchema>, 'from' | 'to' | 'state'>>(
  date: string,
  periods: readonly P[],
): P | null =>
  periods.find(({ from, to, state }) => state === 'locked' && from <= date && date <= to) ?? null;
