export { maxComparedPhotos, roundCheckKinds, type RoundCheck, type RoundFinding } from './roundCheck.ts';
export { lacksCompactorPhoto, type ReportRemark } from './reportRemarks.ts';
export { doneShiftReportStatuses, shiftReportStatuses } from './reportStatuses.ts';
export { maxReportReviews, shiftReportSchema, type ReportReview, type ShiftReport } from './shiftReport.ts';
