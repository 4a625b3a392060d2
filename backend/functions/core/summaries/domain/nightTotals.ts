import {
  doneShiftReportStatuses,
  type ShiftReport,
  summaryFormat,
  type NightTotals,
} from 'shared-lib/domain';

/**
 * The fields of a night's totals, except `updatedAt`.
 * @param date `YYYY-MM-DD`
 */
export const nightTotals = (date: string, counts: Pick<NightTotals, 'done' | 'missed' | 'reports'>) => ({
  date,
  ...counts,
  format: summaryFormat,
});

const isDone = (status: ShiftReport['status']): boolean =>
  doneShiftReportStatuses.some((done) => done === status);

/** A night's counts. @param reports all of the night's */
export const countReports = (reports: readonly Pick<ShiftReport, 'status'>[]) => ({
  done: reports.filter(({ status }) => isDone(status)).length,
  missed: reports.filter(({ status }) => status === 'missed').length,
  reports: reports.length,
});
