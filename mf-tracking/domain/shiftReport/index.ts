export { shiftReportCalls } from './calls.ts';
export type { ReviewResult } from './calls.ts';
export { awaitsReview, maxReviewedReports, planReportReview, reportReturnSchema } from './reportReview.ts';
export type { ReportReviewRequest, ReviewRefusal, SeenReport } from './reportReview.ts';
export { needsExpected, propertyClaim, repairableReports, reportDifference } from './derivedReport.ts';
export type { DerivedReport, ExpectedRound, ReportCounts, StoredReport } from './derivedReport.ts';
