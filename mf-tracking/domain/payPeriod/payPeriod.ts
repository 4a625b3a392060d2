import { payPeriodRowSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, id, instant, listOf, longText, orNull } from 'shared-lib/domain/schema';

/** Maximum number of events in a pay period; the oldest are dropped first. */
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
 * A whole pay period, stored from its first lock on. Its nights never change, and no two periods overlap. The lock
 * freezes what was approved: the totals here, the rows below it, `rows/{number}`.
 */
export const payPeriodSchema = z.extend(payPeriodRowSchema, {
  /** Null while reopened. */
  totals: orNull(totals),
  /** How many records its nights had when locked; later ones aren't paid with it. */
  found: orNull(count),
  history: listOf(event, maxPayPeriodEvents),
});

export type PayPeriod = z.output<typeof payPeriodSchema>;
