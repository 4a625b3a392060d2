import { callerOf } from 'shared-lib/data/kit';
import { shiftReportCalls, type ReportReviewRequest } from 'mf-tracking/domain';

const callShiftReports = callerOf(shiftReportCalls);

/** Approves or returns shift reports, or undoes the last review. */
export const reviewShiftReports = (requested: ReportReviewRequest) =>
  callShiftReports('reviewShiftReports', requested);
