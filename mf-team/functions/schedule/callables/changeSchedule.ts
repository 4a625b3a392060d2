import { scheduleCallSchema } from 'mf-team/domain';
import type { ScheduleAnswer } from 'shared-lib/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';

/**
 * Changes nights and regular assignments, all or nothing: payload `{ shifts, assignments }`
 * (`scheduleCallSchema`), each with the value its author saw; result `{ kind: 'made' }`, or `overtaken` or
 * `inactive` with the conflicts, in which case nothing changes. The communities' activity logs record the
 * previous regular assignments.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` for a
 * night that is full
 */
export const changeSchedule = onCall(callableOptions, async (request): Promise<ScheduleAnswer> => {
  const customerId = await authorise(request);
  const changes = payloadOf(scheduleCallSchema, request.data);
  const by = request.auth?.uid ?? customerId;
  return firestore().runTransaction(async (transaction) => {
    const { answer, write } = await prepareScheduleChange(transaction, customerId, changes, by);
    write();
    return answer;
  });
});
