import {
  doneShiftReportStatuses,
  summaryFormat,
  type NightClockInOut,
  type NightShiftReport,
  type NightTotals,
  type ShiftReport,
} from 'shared-lib/domain';
import {
  nightClockInOutRows,
  nightCoverageRows,
  nightShiftReportRows,
  type ReportCoverage,
} from 'shared-lib/domain/summaries';

/**
 * The fields of a night's shard, except `updatedAt`.
 * @param date `YYYY-MM-DD`
 * @param records the night's, at the shard's communities, in any order
 */
export const nightShard = (
  date: string,
  shard: number,
  records: {
    readonly clockInOuts: readonly Omit<NightClockInOut, 'serviceDate'>[];
    readonly shiftReports: readonly Omit<NightShiftReport, 'serviceDate'>[];
    /** Of these reports. */
    readonly coverage: readonly ReportCoverage[];
  },
) => ({
  date,
  shard,
  clockInOuts: nightClockInOutRows.write(records.clockInOuts),
  shiftReports: nightShiftReportRows.write(records.shiftReports),
  coverage: nightCoverageRows.write(records.coverage),
  format: summaryFormat,
});

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
