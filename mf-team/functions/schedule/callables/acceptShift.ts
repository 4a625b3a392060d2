import { HttpsError } from 'firebase-functions/https';
import { acceptRefusal, openShiftCalls, type AcceptShiftAnswer } from 'mf-team/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { signedInCall } from 'backend/kernel/signedInCall.ts';
import { notifyOffice } from '../offers/notifyOffice.ts';
import { readOpenShift, readShiftCandidate } from '../openShift.ts';
import { prepareScheduleChange } from '../scheduleRecords.ts';

/**
 * Takes an offered shift, for the field app (docs/field-app.md): payload
 * `{ customerId, communityId, serviceDate }`; result `{ kind: 'made' }`, or `refused` with the reason. First
 * come, first served: everything is read in the transaction that assigns it, so a later caller finds it
 * taken. Idempotent for the member who has it. The office is notified.
 *
 * @throws HttpsError `unauthenticated`; `permission-denied` for anyone who isn't on the account's team
 */
export const acceptShift = signedInCall(openShiftCalls.acceptShift, async (requested, uid) => {
  const { customerId, communityId, serviceDate } = requested;
  let isTaken = false;
  const answer = await firestore().runTransaction<AcceptShiftAnswer>(async (transaction) => {
    isTaken = false;
    const now = Date.now();
    const member = await transaction.get(firestore().doc(paths.teamMember(customerId, uid)));
    if (!member.exists) throw new HttpsError('permission-denied', 'You are not on this team.');
    const shift = await readOpenShift(transaction, customerId, requested);
    if (shift.override?.newAgentId === uid && !shift.isUncovered) return { kind: 'made' };
    const taker = await readShiftCandidate(transaction, customerId, uid, shift, now);
    if (taker === null) return { kind: 'refused', reason: 'noShift' };
    const reason = acceptRefusal(shift, shift.isOffered, taker, now);
    if (reason !== null) return { kind: 'refused', reason };
    const change = { communityId, serviceDate, from: shift.override, to: { newAgentId: uid } };
    const { answer: changed, write } = await prepareScheduleChange(
      transaction,
      customerId,
      { shifts: [change], assignments: [] },
      uid,
    );
    if (changed.kind !== 'made') return { kind: 'refused', reason: 'taken' };
    write();
    isTaken = true;
    return { kind: 'made' };
  });
  if (isTaken) await notifyOffice(customerId, uid, requested);
  return answer;
});
