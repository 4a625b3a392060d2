import { HttpsError, onCall } from 'firebase-functions/https';
import { messages, paths, readDocument, teamMemberSchema, type TeamMember } from 'shared-lib/domain';
import { countInvitation } from './account/countInvitation.ts';
import { invitationTo, type Invitation } from './account/invitation.ts';
import { authorise } from './authorise.ts';
import { callableOptions, teamMemberIdExpected, teamMemberIdOf } from './calls.ts';
import { firestore } from './firebase.ts';
import { createLogin } from './logins.ts';
import { modifiedBy } from './modifiedBy.ts';
import { loginOf, neverSignedIn } from './moveLogin.ts';
import { refusal } from './refusal.ts';
import { readTeamUse, requireRoom } from './teamUse.ts';

/**
 * Gives a member the login account that they lack, under the id of their team document.
 * @returns the invitation to choose a password; null where none is needed: they signed in before, or are active
 */
const ensureLogin = async (
  customerId: string,
  { id, email, fullName, isActive }: TeamMember,
): Promise<Invitation | null> => {
  const login = await loginOf(id);
  // An account that nobody used may be left of a call that broke off before it wrote the invitation.
  if (login !== null && (isActive || !neverSignedIn(login))) return null;
  const to = login?.email ?? email;
  if (to === '')
    throw refusal('failed-precondition', 'The team member has no email to sign in with.', 'noEmail');
  if (login === null) await createLogin(id, to, fullName);
  return invitationTo(customerId, { uid: id, email: to });
};

/**
 * Makes an inactive team member active again: payload `{ teamMemberId }`, result `{ success: true }`. A member without
 * a login account gets one, and an invitation with a link to choose its password. So does who
 * has one and never signed in. Repeating it changes nothing; a member who is active already is a success.
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
  let invitation: Invitation | null = null;
  // A mail of its own: one under the id of an earlier invitation would pass for the same.
  const mail = firestore().collection(paths.mails()).doc();
  await firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(path);
    const data = (await transaction.get(reference)).data();
    if (data === undefined) throw refusal('not-found', 'There is no such team member.', 'memberGone');
    const member = readDocument(teamMemberSchema, path, data);
    if (!member.ok) throw new HttpsError('failed-precondition', member.error);
    if (member.value.deactivation !== null) {
      throw refusal('failed-precondition', 'Finish deactivating this team member first.', 'unfinished');
    }
    const use = await readTeamUse(transaction, customerId);
    if (!member.value.isActive) requireRoom(use, member.value.tier, messages.planLimit);
    // Safe inside a transaction that may run again: it makes an account only when there is none.
    invitation ??= await ensureLogin(customerId, member.value);
    if (invitation !== null) {
      const writeCount = await countInvitation(transaction, customerId, use.plan);
      invitation(transaction, mail);
      writeCount();
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
