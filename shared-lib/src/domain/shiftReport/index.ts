export { maxComparedPhotos, roundCheckKinds } from './roundCheck.ts';
export type { RoundCheck, RoundFinding } from './roundCheck.ts';
export { lacksCompactorPhoto } from './reportRemarks.ts';
export type { ReportRemark } from './reportRemarks.ts';
export { doneShiftReportStatuses, shiftReportStatuses } from './reportStatuses.ts';
export { maxReportReviews, shiftReportSchema } from './shiftReport.ts';
export type { ReportReview, ShiftReport } from './shiftReport.ts';
