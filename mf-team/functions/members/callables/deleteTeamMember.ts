import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { memberCalls } from 'mf-team/domain';
import { paths } from 'shared-lib/domain';
import { withdrawInvitation } from 'backend/functions/core/account/invitation.ts';
import { refuseOwnRecord } from 'backend/kernel/calls.ts';
import { withdrawEmailsTo } from 'backend/functions/core/messages/withdraw.ts';
import { deactivateMember } from '../deactivateMember.ts';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { saveFormerName } from 'backend/functions/core/members/formerMembers.ts';
import { deleteLogin, usesLoginElsewhere } from 'backend/functions/core/members/logins.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { modifiedBy } from 'backend/kernel/modifiedBy.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';

/** Updates an inactive member's record: someone else may have reactivated them since the deactivation. */
const whileInactive = (
  member: DocumentReference,
  write: (transaction: Transaction, record: DocumentSnapshot) => unknown,
): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const record = await transaction.get(member);
    if (!record.exists) return;
    if (record.get('isActive') !== false) throw conflictError();
    write(transaction, record);
  });

/**
 * Deletes a team member: payload `{ teamMemberId }`, result `{ success: true }`.
 *
 * Deactivates the member and everything that depends on them, with no one taking over. Deletes the login
 * account, unless that person also uses it elsewhere, and their files; then the team document. Access ends
 * first and the document goes last, so an interrupted call can be repeated, and the document still proves
 * that the login belonged to this team. Meanwhile it is marked as an unfinished deactivation, so no one can
 * be reactivated without a login. A missing member is `not-found`, which a caller who only wants them gone
 * can treat as success.
 *
 * The record of past work (shift reports, clock-ins, nights, answered requests) stays, with the name they had
 * (`formerMembers.ts`).
 *
 * @throws HttpsError `unauthenticated`, `permission-denied` (also for the owner's record and the caller's
 * own), `invalid-argument`, `not-found`; `aborted` when someone else reactivated the member in the meantime
 */
export const deleteTeamMember = officeCall(memberCalls.deleteTeamMember, async ({ teamMemberId }, author) => {
  const { customerId, by } = author;
  refuseOwnRecord(author, teamMemberId, 'deleted');
  const memberPath = paths.teamMember(customerId, teamMemberId);
  const member = firestore().doc(memberPath);
  if (!(await member.get()).exists) throw new HttpsError('not-found', 'Team member not found.');
  await deactivateMember({ customerId, memberId: teamMemberId, by, takenOverBy: null });
  const deactivation = { takenOverBy: null, startedAt: FieldValue.serverTimestamp() };
  await whileInactive(member, (transaction, record) => {
    // For a member who was inactive from the start and has not joined.
    withdrawInvitation(transaction, record.get('invitation'));
    // The log of the deletion names its author.
    transaction.update(member, { deactivation, invitation: FieldValue.delete(), ...modifiedBy(by) });
  });
  if (!(await usesLoginElsewhere(teamMemberId, memberPath))) await deleteLogin(teamMemberId);
  // The files are stored under the document's path.
  await bucket().deleteFiles({ prefix: `${memberPath}/` });
  const email: unknown = (await member.get()).get('email');
  if (typeof email === 'string' && email !== '') await withdrawEmailsTo(customerId, email, Infinity);
  await firestore().recursiveDelete(firestore().doc(paths.personalNotifications(customerId, teamMemberId)));
  await firestore().doc(paths.digestTurn(customerId, teamMemberId)).delete();
  await whileInactive(member, (transaction, record) => {
    saveFormerName(transaction, customerId, record);
    transaction.delete(member);
  });
  return { success: true };
});
