import { shiftReportCalls, type ReportReviewRequest } from 'mf-tracking/domain';
import { callIn } from './callIn.ts';

/** Approves or returns shift reports, or undoes the last review. */
export const reviewShiftReports = (asked: ReportReviewRequest) =>
  callIn(shiftReportCalls, 'reviewShiftReports', asked);
