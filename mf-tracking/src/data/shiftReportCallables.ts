import { callIn } from 'shared-lib/data/kit';
import { shiftReportCalls, type ReportReviewRequest } from 'mf-tracking/domain';

/** Approves or returns shift reports, or undoes the last review. */
export const reviewShiftReports = (asked: ReportReviewRequest) =>
  callIn(shiftReportCalls, 'reviewShiftReports', asked);
