import * as z from 'shared-lib/domain/schema';
import { idInput } from 'shared-lib/domain/schema';
import {
  maxReportReviews,
  changedMeanwhile,
  hasChanged,
  revisionSchema,
  type Decision,
  type Revision,
  type ReportReview,
  type ShiftReport,
} from 'shared-lib/domain';

/** Maximum number of reports that one call reviews: each is a read and a write in one transaction. */
export const maxReviewedReports = 100;

/** Maximum length, in characters, of a reason or a note. */
const maxReviewNote = 2000;

/**
 * A report and the revision that its reviewer saw: it is rejected if it was reviewed or resubmitted since.
 */
const seenReport = z.object({ reportId: idInput, seen: revisionSchema });

export type SeenReport = z.output<typeof seenReport>;

const reviewed = z.array(seenReport).check(z.minLength(1), z.maxLength(maxReviewedReports));

/** Why a report is returned. Shown to its specialist, so it is never empty. */
const returnReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxReviewNote));

/** The form of a return. */
export const reportReturnSchema = z.object({ reason: returnReasonSchema });

/**
 * The payload that reviews shift reports: approves some, returns some for a reason, or undoes the last
 * review.
 */
export const reportReviewSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('approve'), reports: reviewed }),
  z.object({ act: z.literal('return'), reports: reviewed, reason: returnReasonSchema }),
  z.object({ act: z.literal('undo'), reports: reviewed }),
]);

export type ReportReviewRequest = z.output<typeof reportReviewSchema>;

/**
 * Why a report can't be reviewed: it is gone, its shift isn't finished or was missed, it has changed since, or there is no review to undo.
 */
export const reviewRefusals = ['gone', 'inProgress', 'missed', changedMeanwhile, 'notReviewed'] as const;

export type ReviewRefusal = (typeof reviewRefusals)[number];

/** The fields of a report that a review changes. */
export type ReviewFields = Pick<
  ShiftReport,
  'status' | 'reviewedBy' | 'reviewedAt' | 'reviewNote' | 'reviews'
>;

/** The result of reviewing one report. If it was already made, nothing is written. */
export type ReviewPlan = Decision<{ fields: ReviewFields | null }, ReviewRefusal>;

type Reviewed = Pick<
  ShiftReport,
  'status' | 'submittedAt' | 'reviewedBy' | 'reviewedAt' | 'reviewNote' | 'reviews'
>;

const refused = (code: ReviewRefusal): ReviewPlan => ({ ok: false, code });
const nothing: ReviewPlan = { ok: true, fields: null };

/** The history with another entry; the oldest are dropped beyond a limit. */
const withReview = (reviews: readonly ReportReview[], review: ReportReview): ReportReview[] =>
  [...reviews, review].slice(-maxReportReviews);

/** Whether a report's review is current; a report resubmitted after a return is pending again. */
const stands = ({ status }: Pick<ShiftReport, 'status'>) => status === 'approved' || status === 'returned';

const outcomes = { approve: 'approved', return: 'returned' } as const;

/** A report as it was before its last review: pending, with the history kept. */
const undone = (report: Reviewed, by: string, now: number): ReviewPlan => ({
  ok: true,
  fields: {
    status: 'submitted',
    reviewedBy: null,
    reviewedAt: null,
    reviewNote: null,
    reviews: withReview(report.reviews, { act: 'undone', by, at: now, note: null }),
  },
});

/**
 * The result of undoing the review of a pending report: it was already undone, the specialist resubmitted it first, or
 * there was no review.
 */
const notStanding = ({ reviews }: Reviewed): ReviewPlan => {
  const last = reviews.at(-1)?.act;
  if (last === 'undone') return nothing;
  return refused(last === 'returned' ? changedMeanwhile : 'notReviewed');
};

/**
 * Plans the review of one report. Idempotent for the same reviewer.
 * @param report the current one; null if it was deleted
 * @param seen the revision that its reviewer saw
 * @param by the reviewer's login uid
 * @param now epoch milliseconds
 */
export const planReportReview = (
  requested: { readonly act: ReportReviewRequest['act']; readonly reason?: string },
  report: Reviewed | null,
  seen: Revision,
  by: string,
  now: number,
): ReviewPlan => {
  if (report === null) return refused('gone');
  if (report.status === 'inProgress' || report.status === 'missed') return refused(report.status);
  if (requested.act === 'undo') {
    if (!stands(report)) return notStanding(report);
    return hasChanged(report, seen) ? refused(changedMeanwhile) : undone(report, by, now);
  }
  const status = outcomes[requested.act];
  const note = requested.reason ?? null;
  const isSame = report.status === status && report.reviewNote === note;
  if (hasChanged(report, seen))
    return isSame && report.reviewedBy === by ? nothing : refused(changedMeanwhile);
  if (isSame) return nothing;
  return {
    ok: true,
    fields: {
      status,
      reviewedBy: by,
      reviewedAt: now,
      reviewNote: note,
      reviews: withReview(report.reviews, { act: status, by, at: now, note }),
    },
  };
};

/** Whether a report is pending review. */
export const awaitsReview = ({ status }: Pick<ShiftReport, 'status'>): boolean => status === 'submitted';
