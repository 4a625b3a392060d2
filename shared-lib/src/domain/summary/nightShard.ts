import * as z from 'zod/mini';
import { calendarDate } from '../base/fields.ts';
import { clockInOutStatuses, type ClockInOut } from '../clockInOut/clockInOut.ts';
import { shiftReportStatuses, type ShiftReport } from '../shiftReport/shiftReport.ts';
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
};

/** The fields of a clock-in that tonight's board needs. */
export type NightClockInOut = Pick<ClockInOut, keyof typeof clockInOutColumns | 'serviceDate'>;

/** The rows of a night's clock-ins; the document has the night. */
export const nightClockInOutRows = rowFormat(clockInOutColumns);

const shiftReportColumns = {
  id: cells.id,
  communityId: cells.id,
  memberId: cells.idOrNone,
  status: cells.choice(shiftReportStatuses),
  unitsTotal: cells.count,
  unitsServiced: cells.count,
  unitsSkipped: cells.countOrZero,
  violationsCount: cells.countOrZero,
};

/** The fields of a shift report that a night's screens need. */
export type NightShiftReport = Pick<ShiftReport, keyof typeof shiftReportColumns | 'serviceDate'>;

/**
 * The rows of a night's shift reports; the document has the night. Those of releases before 1.6 end with the units
 * serviced.
 */
export const nightShiftReportRows = rowFormat(shiftReportColumns, 6);

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
