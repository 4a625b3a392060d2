import { scheduleCallSchema } from 'mf-team/domain';
import type { ScheduleAnswer } from 'shared-lib/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';

/**
 * Changes nights and regular assignments, all or nothing: payload `{ shifts, assignments }` as `scheduleCallSchema` has it, each with what
 * its author saw; result `{ kind: 'made' }`, or `overtaken` or `inactive` with what stood in the way, and nothing is changed then. Lines of
 * the communities' logs say whose regular assignments they were.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` for a night that is full
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
