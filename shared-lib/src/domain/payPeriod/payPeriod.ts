import * as z from 'zod/mini';
import { calendarDate, count, id, listOf, longText, orNull, recordFields } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The most events in a pay period; the oldest are dropped first. */
export const maxPayPeriodEvents = 100;

const event = z.object({
  act: z.enum(['locked', 'reopened']),
  at: instant,
  /** The login uid of the author. */
  by: id,
  /** Why it was reopened; empty for a lock. */
  reason: longText,
});

const totals = z.object({
  /** Paid records, and how many members they cover. */
  records: count,
  members: count,
  workedMin: count,
  breakMin: count,
});

export type PayTotals = z.output<typeof totals>;

/**
 * Nights that are paid together, `customers/{customerId}/payPeriods/{first night}`, from their first lock on. Its
 * nights never change, and no two periods overlap. The lock freezes what was approved: the totals here, the rows
 * below it, `rows/{number}`.
 */
export const payPeriodSchema = z.object({
  ...recordFields,
  /** The first and the last night, `YYYY-MM-DD`. */
  from: calendarDate,
  to: calendarDate,
  state: z.enum(['open', 'locked']),
  /** Null while reopened. */
  totals: orNull(totals),
  /** How many records its nights had when locked; later ones aren't paid with it. */
  found: orNull(count),
  history: listOf(event, maxPayPeriodEvents),
});

export type PayPeriod = z.output<typeof payPeriodSchema>;
