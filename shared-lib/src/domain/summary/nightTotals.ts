import * as z from 'zod/mini';
import { calendarDate, count } from '../base/fields.ts';
import { summaryFields } from './summaryFields.ts';

/** How the shifts of one night went, by their reports, `customers/{customerId}/nights/{date}`. */
export const nightTotalsSchema = z.object({
  ...summaryFields,
  date: calendarDate,
  /** Reports of shifts that were served. */
  done: count,
  /** Reports of shifts to which nobody came. */
  missed: count,
  /** All reports, also those in progress. */
  reports: count,
});

export type NightTotals = z.output<typeof nightTotalsSchema>;
