import { HttpsError, onCall } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions } from './callableOptions.ts';
import { deleteLogin } from './deleteLogin.ts';
import { firestore } from './firebase.ts';
import { teamMemberIdExpected, teamMemberIdOf } from './teamMemberIdOf.ts';
import { usesLoginElsewhere } from './usesLoginElsewhere.ts';

/**
 * Deletes a team member: payload `{ teamMemberId }`, result `{ success: true }`.
 *
 * What it does: deletes the login account, unless that person uses it elsewhere too, then the team document. Access
 * ends first, and the document goes last, in one write; so a call that broke off can be repeated, and the document
 * stays the proof that the login belonged to this team. A member who is gone already is a success.
 *
 * What it doesn't: shifts, assignments and requests that name the member stay as they are; deactivating the member
 * clears those.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied` (also for the owner's own record), `invalid-argument`
 */
export const deleteTeamMember = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const teamMemberId = teamMemberIdOf(request.data);
  if (teamMemberId === null) throw new HttpsError('invalid-argument', teamMemberIdExpected);
  if (teamMemberId === customerId) {
    throw new HttpsError('permission-denied', "The owner's own record can't be deleted.");
  }
  const memberPath = paths.teamMember(customerId, teamMemberId);
  const member = firestore().doc(memberPath);
  if ((await member.get()).exists) {
    if (!(await usesLoginElsewhere(teamMemberId, memberPath))) await deleteLogin(teamMemberId);
    await member.delete();
  }
  return { success: true };
});
