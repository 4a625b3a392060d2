export { maxComparedPhotos, roundCheckKinds } from './roundCheck.ts';
export type { RoundCheck, RoundFinding } from './roundCheck.ts';
export {
  doneShiftReportStatuses,
  maxReportReviews,
  shiftReportSchema,
  shiftReportStatuses,
} from './shiftReport.ts';
export type { ReportReview, ShiftReport } from './shiftReport.ts';
