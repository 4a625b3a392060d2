import * as z from 'zod/mini';
import { calendarDate, count } from '../base/fields.ts';
import { doneShiftReportStatuses, type ShiftReport } from '../shiftReport/shiftReport.ts';
import { summaryFields, summaryFormat } from './summaryFields.ts';

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

/**
 * The fields of a night's totals, but for `updatedAt`.
 * @param date `YYYY-MM-DD`
 */
export const nightTotals = (date: string, counts: Pick<NightTotals, 'done' | 'missed' | 'reports'>) => ({
  date,
  ...counts,
  format: summaryFormat,
});

const isDone = (status: ShiftReport['status']): boolean =>
  doneShiftReportStatuses.some((done) => done === status);

/** The counts of a night. @param reports all of that night */
export const countReports = (reports: readonly Pick<ShiftReport, 'status'>[]) => ({
  done: reports.filter(({ status }) => isDone(status)).length,
  missed: reports.filter(({ status }) => status === 'missed').length,
  reports: reports.length,
});
