import { HttpsError, onCall } from 'firebase-functions/https';
import { messages, paths, readDocument, teamMemberSchema, type TeamMember } from 'shared-lib/domain';
import { authErrorCode } from './authErrorCode.ts';
import { authorise } from './authorise.ts';
import { callableOptions } from './callableOptions.ts';
import { createLogin } from './createLogin.ts';
import { auth, firestore } from './firebase.ts';
import { invitationTo } from './invitationTo.ts';
import { modifiedBy } from './modifiedBy.ts';
import { teamMemberIdExpected, teamMemberIdOf } from './teamMemberIdOf.ts';
import { readTeamUse, requireRoom } from './teamUse.ts';

/**
 * Gives a member the login account that they lack, under the id of their team document.
 * @returns the link with which they choose a password; null where they had an account
 */
const ensureLogin = async ({ id, email, fullName }: TeamMember): Promise<string | null> => {
  try {
    await auth().getUser(id);
    return null;
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
  if (email === '')
    throw new HttpsError('failed-precondition', 'The team member has no email to sign in with.');
  await createLogin(id, email, fullName);
  return auth().generatePasswordResetLink(email);
};

/**
 * Makes an inactive team member active again: payload `{ teamMemberId }`, result `{ success: true }`. A member without
 * a login account gets one, and an invitation with a link to choose its password. Repeating it changes nothing; a member who
 * is active already is a success.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `resource-exhausted` with
 *   the spec's message when the plan is full; `already-exists` or `failed-precondition` when the email can't sign in, the latter also
 *   while a deactivation isn't finished
 */
export const reactivateTeamMember = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const teamMemberId = teamMemberIdOf(request.data);
  if (teamMemberId === null) throw new HttpsError('invalid-argument', teamMemberIdExpected);
  const by = request.auth?.uid ?? customerId;
  const path = paths.teamMember(customerId, teamMemberId);
  let link: string | null = null;
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(path);
    const data = (await transaction.get(reference)).data();
    if (data === undefined) throw new HttpsError('not-found', 'There is no such team member.');
    const member = readDocument(teamMemberSchema, path, data);
    if (!member.ok) throw new HttpsError('failed-precondition', member.error);
    if (member.value.deactivation !== null) {
      throw new HttpsError('failed-precondition', 'Finish deactivating this team member first.');
    }
    if (!member.value.isActive) {
      requireRoom(await readTeamUse(transaction, customerId), member.value.tier, messages.planLimit);
    }
    // Safe inside a transaction that may run again: it makes an account only when there is none.
    link ??= await ensureLogin(member.value);
    if (link !== null) {
      transaction.set(firestore().doc(paths.mail(teamMemberId)), invitationTo(member.value.email, link));
    }
    if (member.value.isActive) return;
    const uid = member.value.id;
    transaction.update(reference, {
      isActive: true,
      uid,
      customerId,
      ...modifiedBy(by),
    });
  });
  return { success: true };
});
