import * as z from 'zod/mini';
import { calendarDate } from '../base/fields.ts';
import type { ClockInOut } from '../clockInOut/clockInOut.ts';
import { clockFlags, clockInOutStatuses } from '../clockInOut/clockStatuses.ts';
import { reportRemarks, remarksOf, type ReportRemark } from '../shiftReport/reportRemarks.ts';
import { shiftReportStatuses } from '../shiftReport/reportStatuses.ts';
import type { ShiftReport } from '../shiftReport/shiftReport.ts';
import { cells } from './cells.ts';
import { rowFormat } from './rowFormat.ts';
import { rowsOf, shardNumber, summaryFields } from './summaryFields.ts';

const clockInOutColumns = {
  id: cells.id,
  communityId: cells.id,
  memberId: cells.idOrNone,
  status: cells.choice(clockInOutStatuses),
  scheduledStart: cells.instantOrNone,
  clockInAt: cells.instantOrNone,
  clockOutAt: cells.instantOrNone,
  lateMin: cells.count,
  // Rare until the hours are approved.
  isApproved: cells.mark,
  breakMin: cells.countIfAny,
  flags: cells.marks(clockFlags),
};

const shiftReportColumns = {
  id: cells.id,
  communityId: cells.id,
  memberId: cells.idOrNone,
  status: cells.choice(shiftReportStatuses),
  unitsTotal: cells.count,
  unitsServiced: cells.count,
  unitsSkipped: cells.count,
  violationsCount: cells.count,
  missedCheckpoints: cells.countIfAny,
  remarks: cells.marks(reportRemarks),
};

/** The fields of a clock-in that a night's screens need. */
export type NightClockInOut = Pick<
  ClockInOut,
  Exclude<keyof typeof clockInOutColumns, 'isApproved'> | 'serviceDate'
> & { readonly isApproved: boolean };

/** The fields of a shift report that a night's screens need. */
export type NightShiftReport = Pick<
  ShiftReport,
  Exclude<keyof typeof shiftReportColumns, 'missedCheckpoints' | 'remarks'> | 'serviceDate'
> & { readonly missedCheckpoints: number; readonly remarks: ReportRemark[] };

/** A clock-in's fields in its night's summary. */
export const nightClockInOutOf = (record: ClockInOut): NightClockInOut => ({
  ...record,
  isApproved: record.approvedAt !== null,
});

/** A shift report's fields in its night's summary. */
export const nightShiftReportOf = (report: ShiftReport): NightShiftReport => ({
  ...report,
  remarks: remarksOf(report),
  missedCheckpoints: report.missedCheckpointIds.length,
});

/** The rows of a night's clock-ins; the document has the night. */
export const nightClockInOutRows = rowFormat(clockInOutColumns);

/** The rows of a night's shift reports; the document has the night. */
export const nightShiftReportRows = rowFormat(shiftReportColumns);

/**
 * One night's records at the communities of one shard, `customers/{customerId}/nights/{date}/shards/{shard}`.
 * `damaged` counts unreadable rows, which are skipped.
 */
export const nightShardSchema = z.pipe(
  z.object({
    ...summaryFields,
    date: calendarDate,
    shard: shardNumber,
    clockInOuts: rowsOf(nightClockInOutRows),
    shiftReports: rowsOf(nightShiftReportRows),
  }),
  z.transform(({ date, clockInOuts, shiftReports, ...shard }) => ({
    ...shard,
    date,
    clockInOuts: clockInOuts.records.map((record): NightClockInOut => ({ ...record, serviceDate: date })),
    shiftReports: shiftReports.records.map((record): NightShiftReport => ({ ...record, serviceDate: date })),
    damaged: clockInOuts.damaged + shiftReports.damaged,
  })),
);

export type NightShard = z.output<typeof nightShardSchema>;
