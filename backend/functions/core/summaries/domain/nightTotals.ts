import {
  doneShiftReportStatuses,
  type ShiftReport,
  summaryFormat,
  type NightTotals,
} from 'shared-lib/domain';

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
