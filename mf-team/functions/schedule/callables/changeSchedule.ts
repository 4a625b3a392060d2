import { sharedScheduleCalls } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';

/**
 * Changes nights and regular assignments, all or nothing: payload `{ shifts, assignments,
 * evenIfBegun? }` (`sharedScheduleCalls`), each with the value its author saw; result `{ kind: 'made' }`, or
 * `overtaken`, `inactive` or `begun` with the conflicts, in which case nothing changes. The communities' activity logs record the
 * previous regular assignments.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` for a
 * night that is full
 */
export const changeSchedule = officeCall(sharedScheduleCalls.changeSchedule, (changes, { customerId, by }) =>
  firestore().runTransaction(async (transaction) => {
    const { answer, write } = await prepareScheduleChange(transaction, customerId, changes, by, {
      evenIfBegun: changes.evenIfBegun,
    });
    write();
    return answer;
  }),
);
