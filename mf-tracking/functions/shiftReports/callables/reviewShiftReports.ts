import { paths, shiftReportSchema } from 'shared-lib/domain';
import { planReportReview, reportReviewSchema, awaitsReview, type ReviewRefusal } from 'mf-tracking/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { recordOf, updateRecord } from 'backend/kernel/records.ts';

/** A report that was not reviewed, and who reviewed it instead; null while it is pending. */
interface RefusedReport {
  readonly reportId: string;
  readonly code: ReviewRefusal;
  readonly by: string | null;
}

/**
 * Reviews shift reports in one transaction. Idempotent.
 * - Payload: `{ act: 'approve' | 'undo', reports }` or `{ act: 'return', reports, reason }`. Each of
 *   `reports` has the revision that its reviewer saw, `{ reportId, seen }`.
 * - Result: `{ reviewed, refused }`. `reviewed` has the reports now in the requested state, each with the
 *   time of its review (null once undone). `refused` has the others, each with a code of `reviewRefusals` and
 *   who was first.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const reviewShiftReports = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const asked = payloadOf(reportReviewSchema, request.data);
  const uid = request.auth?.uid ?? customerId;
  const seenById = new Map(asked.reports.map(({ reportId, seen }) => [reportId, seen]));
  const documents = [...seenById.keys()].map((id) =>
    firestore().doc(`${paths.shiftReports(customerId)}/${id}`),
  );
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...documents);
    const now = Date.now();
    const reviewed: { reportId: string; reviewedAt: number | null }[] = [];
    const refused: RefusedReport[] = [];
    for (const snapshot of snapshots) {
      const report = recordOf(shiftReportSchema, snapshot);
      const seen = seenById.get(snapshot.id) ?? null;
      const plan = planReportReview(asked, report, seen, uid, now);
      if (!plan.ok) {
        const by = report === null || awaitsReview(report) ? null : report.reviewedBy;
        refused.push({ reportId: snapshot.id, code: plan.code, by });
        continue;
      }
      const { reviewedAt } = plan.fields ?? report ?? { reviewedAt: null };
      reviewed.push({ reportId: snapshot.id, reviewedAt });
      if (plan.fields) updateRecord(transaction, snapshot.ref, shiftReportSchema, plan.fields);
    }
    return { reviewed, refused };
  });
});
