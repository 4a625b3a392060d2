import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id } from 'shared-lib/domain/schema';
import { reportReviewSchema, reviewRefusals } from './reportReview.ts';

const reviewResult = z.object({
  reviewed: z.array(z.object({ reportId: id, reviewedAt: z.nullable(z.number()) })),
  refused: z.array(z.object({ reportId: id, code: z.enum(reviewRefusals), by: z.nullable(id) })),
});

/**
 * The result for some reports: those now in the requested state, each with its time, and the others with the
 * reason and who was first; null while the report is pending.
 */
export type ReviewResult = z.output<typeof reviewResult>;

/** Calls about shift reports. */
export const shiftReportCalls = {
  /** Approves or returns shift reports, or undoes the last review. */
  reviewShiftReports: { payload: reportReviewSchema, result: reviewResult },
} satisfies CallTable;
