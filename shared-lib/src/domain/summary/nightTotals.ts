import * as z from 'zod/mini';
import { calendarDate, count } from '../base/fields.ts';
import { summaryFields } from './summaryFields.ts';

/** One night's shift totals from their reports, `customers/{customerId}/nights/{date}`. */
export const nightTotalsSchema = z.object({
  ...summaryFields,
  date: calendarDate,
  /** Reports of served shifts. */
  done: count,
  /** Reports of missed shifts. */
  missed: count,
  /** All reports, including those in progress. */
  reports: count,
});

export type NightTotals = z.output<typeof nightTotalsSchema>;
