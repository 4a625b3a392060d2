import { FieldValue } from 'firebase-admin/firestore';
import { isDecided, requestCalls, withDecision } from 'mf-team/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';

/**
 * Decides a request and changes the shifts that go with it, all or nothing: payload `{ recordId, seen,
 * outcome, shifts, isRepeated? }` (`requestCallSchema`); result as for `changeSchedule`, or `{ kind:
 * 'decided', now }` when someone else decided it first. Concurrent changes to neighboring requests aren't
 * lost.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` for a
 * night that is full
 */
export const decideRequest = officeCall(requestCalls.decideRequest, async (requested, { customerId, by }) => {
  const { recordId, seen, outcome, shifts, isRepeated } = requested;
  const reference = firestore().doc(paths.requestRecord(customerId, recordId));
  return firestore().runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(reference)).get('requests');
    if (isRepeated && isDecided(stored, seen, outcome)) return { kind: 'made' };
    const decided = withDecision(stored, seen, outcome);
    if (!decided.ok) return { kind: 'decided', now: decided.now };
    const changes = { shifts, assignments: [] };
    const { answer, write } = await prepareScheduleChange(transaction, customerId, changes, by);
    if (answer.kind !== 'made') return answer;
    transaction.update(reference, {
      requests: decided.requests,
      lastModifiedBy: { uid: by, at: FieldValue.serverTimestamp() },
    });
    write();
    return answer;
  });
});
