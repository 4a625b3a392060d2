import * as z from 'shared-lib/domain/schema';
import { reviewRefusals, type ReportReviewAsked } from 'mf-tracking/domain';
import { call } from 'shared-lib/data/kit';

const id = z.string().check(z.minLength(1));
const reviewResult = z.object({
  reviewed: z.array(z.object({ reportId: id, reviewedAt: z.nullable(z.number()) })),
  refused: z.array(z.object({ reportId: id, code: z.enum(reviewRefusals), by: z.nullable(id) })),
});

/**
 * The result for some reports: those now in the requested state, each with its time, and the others with the
 * reason and who was first.
 */
export type ReviewResult = z.output<typeof reviewResult>;

/** Approves or returns shift reports, or undoes the last review. */
export const reviewShiftReports = (asked: ReportReviewAsked) =>
  call('reviewShiftReports', asked, reviewResult);
