export {
  doneShiftReportStatuses,
  lacksCompactorPhoto,
  maxReportReviews,
  propertyClaim,
  shiftReportSchema,
  shiftReportStatuses,
} from './shiftReport.ts';
export type { ReportReview, ShiftReport } from './shiftReport.ts';
