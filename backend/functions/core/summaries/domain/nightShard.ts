import { summaryFormat, type NightClockInOut, type NightShiftReport } from 'shared-lib/domain';
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
