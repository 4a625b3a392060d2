export { doneShiftReportStatuses, shiftReportSchema, shiftReportStatuses } from './shiftReport.ts';
export type { ShiftReport } from './shiftReport.ts';
