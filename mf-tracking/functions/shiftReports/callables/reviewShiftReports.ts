import { paths, shiftReportSchema } from 'shared-lib/domain';
import { awaitsReview, planReportReview, shiftReportCalls, type ReviewResult } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf, updateRecord } from 'backend/kernel/records.ts';
import { logReportAction } from '../logReportAction.ts';

const actionOf = { approve: 'approved', return: 'returned', undo: 'undone' } as const;

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
export const reviewShiftReports = officeCall(
  shiftReportCalls.reviewShiftReports,
  async (requested, { customerId, by: uid }) => {
    const seenById = new Map(requested.reports.map(({ reportId, seen }) => [reportId, seen]));
    const documents = [...seenById.keys()].map((id) =>
      firestore().doc(`${paths.shiftReports(customerId)}/${id}`),
    );
    return firestore().runTransaction(async (transaction) => {
      const snapshots = await transaction.getAll(...documents);
      const now = Date.now();
      const reviewed: ReviewResult['reviewed'] = [];
      const refused: ReviewResult['refused'] = [];
      for (const snapshot of snapshots) {
        const report = recordOf(shiftReportSchema, snapshot);
        const seen = seenById.get(snapshot.id) ?? null;
        const plan = planReportReview(requested, report, seen, uid, now);
        if (!plan.ok) {
          const by = report === null || awaitsReview(report) ? null : report.reviewedBy;
          refused.push({ reportId: snapshot.id, code: plan.code, by });
          continue;
        }
        const { reviewedAt } = plan.fields ?? report ?? { reviewedAt: null };
        reviewed.push({ reportId: snapshot.id, reviewedAt });
        if (plan.fields === null || report === null) continue;
        updateRecord(transaction, snapshot.ref, shiftReportSchema, plan.fields);
        logReportAction(transaction, { customerId, by: uid }, report, actionOf[requested.act]);
      }
      return { reviewed, refused };
    });
  },
);
