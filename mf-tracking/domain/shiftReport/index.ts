export { shiftReportCalls } from './calls.ts';
export type { ReviewResult } from './calls.ts';
export { awaitsReview, maxReviewedReports, planReportReview, reportReturnSchema } from './reportReview.ts';
export type { ReportReviewAsked, ReviewRefusal, SeenReport } from './reportReview.ts';
export { needsExpected, reportDifference } from './derivedReport.ts';
export type { DerivedReport, ExpectedRound, ReportCounts, StoredReport } from './derivedReport.ts';
export { mendableReports } from './mendableReports.ts';
export { lacksCompactorPhoto, propertyClaim } from './reportFacts.ts';
