import { shiftReportCalls, type ReportReviewAsked } from 'mf-tracking/domain';
import { callIn } from './callIn.ts';

/** Approves or returns shift reports, or undoes the last review. */
export const reviewShiftReports = (asked: ReportReviewAsked) =>
  callIn(shiftReportCalls, 'reviewShiftReports', asked);
