import * as z from 'shared-lib/domain/schema';
import { sentId } from 'shared-lib/domain/schema';
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

/** As many reports as one call reviews: each is a read and a write of one transaction. */
export const maxReviewedReports = 100;

/** Letters that a reason or a note has at most. */
const maxReviewNote = 2000;

/** A report and the revision that its reviewer saw: when somebody else has reviewed it since, or its specialist sent it again, it is refused. */
const seenReport = z.object({ reportId: sentId, seen: revisionSchema });

export type SeenReport = z.output<typeof seenReport>;

const reviewed = z.array(seenReport).check(z.minLength(1), z.maxLength(maxReviewedReports));

/** Why a report goes back: said to its specialist, so it is never empty. */
const returnReasonSchema = z
  .string()
  .check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(maxReviewNote));

/** The form of a return. */
export const reportReturnSchema = z.object({ reason: returnReasonSchema });

/** What is asked of whoever reviews shift reports: approving some, returning some for a reason, or taking the last review back. */
export const reportReviewSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('approve'), reports: reviewed }),
  z.object({ act: z.literal('return'), reports: reviewed, reason: returnReasonSchema }),
  z.object({ act: z.literal('undo'), reports: reviewed }),
]);

export type ReportReviewAsked = z.output<typeof reportReviewSchema>;

/**
 * Why a report can't be reviewed: it is gone, its shift isn't finished or was missed, it has changed since, or there is no review to undo.
 */
export const reviewRefusals = ['gone', 'inProgress', 'missed', changedMeanwhile, 'notReviewed'] as const;

export type ReviewRefusal = (typeof reviewRefusals)[number];

/** What of a report a review changes. */
export type ReviewFields = Pick<
  ShiftReport,
  'status' | 'reviewedBy' | 'reviewedAt' | 'reviewNote' | 'reviews'
>;

/** What a review of one report comes to. Where it was made before, nothing is written. */
export type ReviewPlan = Decision<{ fields: ReviewFields | null }, ReviewRefusal>;

type Reviewed = Pick<
  ShiftReport,
  'status' | 'submittedAt' | 'reviewedBy' | 'reviewedAt' | 'reviewNote' | 'reviews'
>;

const refused = (code: ReviewRefusal): ReviewPlan => ({ ok: false, code });
const nothing: ReviewPlan = { ok: true, fields: null };

/** The history with one entry more; of a very long one the oldest go. */
const withReview = (reviews: readonly ReportReview[], review: ReportReview): ReportReview[] =>
  [...reviews, review].slice(-maxReportReviews);

/** Whether a report stands reviewed; what was sent again after a return waits anew. */
const stands = ({ status }: Pick<ShiftReport, 'status'>) => status === 'approved' || status === 'returned';

const outcomes = { approve: 'approved', return: 'returned' } as const;

/** A report as it was before its last review: waiting, with the history kept. */
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

/** What taking back comes to for a report that waits: it was done before, its specialist was faster, or nobody had reviewed it. */
const notStanding = ({ reviews }: Reviewed): ReviewPlan => {
  const last = reviews.at(-1)?.act;
  if (last === 'undone') return nothing;
  return refused(last === 'returned' ? changedMeanwhile : 'notReviewed');
};

/**
 * What a review of one report comes to. A review that was made before by the same person changes nothing, so each may be asked for
 * again.
 * @param report as it is; null when it is gone
 * @param seen the revision that its reviewer saw
 * @param by the login uid of whoever reviews it
 * @param now epoch milliseconds
 */
export const planReportReview = (
  asked: { readonly act: ReportReviewAsked['act']; readonly reason?: string },
  report: Reviewed | null,
  seen: Revision,
  by: string,
  now: number,
): ReviewPlan => {
  if (report === null) return refused('gone');
  if (report.status === 'inProgress' || report.status === 'missed') return refused(report.status);
  if (asked.act === 'undo') {
    if (!stands(report)) return notStanding(report);
    return hasChanged(report, seen) ? refused(changedMeanwhile) : undone(report, by, now);
  }
  const status = outcomes[asked.act];
  const note = asked.reason ?? null;
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

/** Whether a report waits for its review. */
export const awaitsReview = ({ status }: Pick<ShiftReport, 'status'>): boolean => status === 'submitted';
