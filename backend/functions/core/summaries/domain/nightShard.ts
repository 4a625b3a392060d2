import { summaryFormat, type NightClockInOut, type NightShiftReport } from 'shared-lib/domain';
import { nightClockInOutRows, nightShiftReportRows } from 'shared-lib/domain/summaries';

/**
 * The fields of a shard of a night, but for `updatedAt`.
 * @param date `YYYY-MM-DD`
 * @param records of that night at the communities of that shard, in any order
 */
export const nightShard = (
  date: string,
  shard: number,
  records: {
    readonly clockInOuts: readonly Omit<NightClockInOut, 'serviceDate'>[];
    readonly shiftReports: readonly Omit<NightShiftReport, 'serviceDate'>[];
  },
) => ({
  date,
  shard,
  clockInOuts: nightClockInOutRows.write(records.clockInOuts),
  shiftReports: nightShiftReportRows.write(records.shiftReports),
  format: summaryFormat,
});
