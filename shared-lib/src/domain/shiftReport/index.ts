export {
  doneShiftReportStatuses,
  maxReportReviews,
  shiftReportSchema,
  shiftReportStatuses,
} from './shiftReport.ts';
export type { ReportReview, ShiftReport } from './shiftReport.ts';
