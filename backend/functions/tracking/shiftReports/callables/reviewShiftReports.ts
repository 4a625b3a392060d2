import { FieldValue } from 'firebase-admin/firestore';
import { paths, shiftReportSchema } from 'shared-lib/domain';
import { planReportReview, reportReviewSchema, type ReviewRefusal } from 'mf-tracking/domain';
import { authorise } from '../../../../kernel/authorise.ts';
import { callableOptions, payloadOf } from '../../../../kernel/calls.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { storedFields } from '../../../../kernel/storedFields.ts';
import { recordOf } from '../../../core/summaries/directorySources.ts';

/** A report that was not reviewed, and who reviewed it last, where somebody was first. */
interface RefusedReport {
  readonly reportId: string;
  readonly code: ReviewRefusal;
  readonly by: string | null;
}

/**
 * Reviews shift reports in one transaction: payload `{ act: 'approve' | 'undo', reports }` or `{ act: 'return', reports, reason }`, each of
 * `reports` with what its reviewer saw of it, `{ reportId, seenReviewAt, seenSubmittedAt }`. Result `{ reviewed, refused }`: those that are as
 * asked by now, each with the moment of its review (null once taken back), and the others each with a code of `reviewRefusals` and who was first. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const reviewShiftReports = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const asked = payloadOf(reportReviewSchema, request.data);
  const uid = request.auth?.uid ?? customerId;
  const seenById = new Map(asked.reports.map((seen) => [seen.reportId, seen]));
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
      const seen = seenById.get(snapshot.id)!;
      const plan = planReportReview(asked, report, seen, uid, now);
      if (!plan.ok) {
        refused.push({ reportId: snapshot.id, code: plan.code, by: report?.reviewedBy ?? null });
        continue;
      }
      const { reviewedAt } = plan.fields ?? report ?? { reviewedAt: null };
      reviewed.push({ reportId: snapshot.id, reviewedAt });
      if (!plan.fields) continue;
      transaction.update(snapshot.ref, {
        ...storedFields(shiftReportSchema, plan.fields),
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
    return { reviewed, refused };
  });
});
