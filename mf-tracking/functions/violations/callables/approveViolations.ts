import { planViolationChange, violationCalls, violationSchema, type CaseRefusal } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { updateRecord } from 'backend/kernel/records.ts';
import { caseAt, factsOf, violationOf } from '../caseRecords.ts';

/** A skipped case, and why. */
interface SkippedCase {
  readonly violationId: string;
  readonly code: CaseRefusal;
}

/**
 * Approves several violations at once: payload `{ stepId, cases: [{ violationId, seen }] }`, 50 at most,
 * result `{ approved, skipped: [{ violationId, code }] }`. Approves each case that hasn't changed since the
 * caller saw it, and lists the others as skipped. Idempotent with the same `stepId`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const approveViolations = officeCall(
  violationCalls.approveViolations,
  async ({ stepId, cases }, author) => {
    const { customerId } = author;
    const seenOf = new Map(cases.map(({ violationId, seen }) => [violationId, seen]));
    return firestore().runTransaction(async (transaction) => {
      const ids = [...seenOf.keys()];
      const snapshots = await transaction.getAll(...ids.map((id) => caseAt(customerId, id)));
      const skipped: SkippedCase[] = [];
      for (const snapshot of snapshots) {
        const violationId = snapshot.id;
        const violation = violationOf(snapshot);
        const change = {
          act: 'approve',
          violationId,
          stepId,
          seen: seenOf.get(violationId) ?? null,
        } as const;
        const plan = violation && planViolationChange(change, factsOf(violation, author));
        if (plan?.ok && plan.fields) updateRecord(transaction, snapshot.ref, violationSchema, plan.fields);
        if (!plan?.ok) skipped.push({ violationId, code: plan?.code ?? 'gone' });
      }
      return { approved: ids.length - skipped.length, skipped };
    });
  },
);
