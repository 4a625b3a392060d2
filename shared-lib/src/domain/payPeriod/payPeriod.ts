import * as z from 'zod/mini';
import { calendarDate, count, id, listOf, longText, orNull, recordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** As many events as a pay period keeps; the oldest go first. */
export const maxPayPeriodEvents = 100;

const event = z.object({
  act: z.enum(['locked', 'reopened']),
  at: instant,
  /** The login uid of who did it. */
  by: id,
  /** Why it was reopened; empty for a lock. */
  reason: longText,
});

const totals = z.object({
  /** Records that are paid, and of how many members. */
  records: count,
  members: count,
  workedMin: count,
  breakMin: count,
});

export type PayTotals = z.output<typeof totals>;

/**
 * The nights that are paid together, `customers/{customerId}/payPeriods/{first night}`, once they have been locked for the first time. It keeps its
 * nights for good, and no two overlap. What was approved is frozen with the lock: the totals here, the rows below it, `rows/{number}`.
 */
export const payPeriodSchema = z.object({
  ...recordFields,
  /** The first and the last night, `YYYY-MM-DD`. */
  from: calendarDate,
  to: calendarDate,
  state: z.enum(['open', 'locked']),
  /** Null while it is open again. */
  totals: orNull(totals),
  /** How many records of any kind its nights had when it was locked: what comes later is not paid with it. */
  found: orNull(count),
  history: listOf(event, maxPayPeriodEvents),
});

export type PayPeriod = z.output<typeof payPeriodSchema>;
