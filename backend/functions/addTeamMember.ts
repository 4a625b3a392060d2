import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { messages, newTeamMemberSchema, paths, type NewTeamMember } from 'shared-lib/domain';
import { countInvitation } from './account/countInvitation.ts';
import { invitationTo, type Invitation } from './account/invitation.ts';
import { authorise } from './authorise.ts';
import { callableOptions, payloadOf } from './calls.ts';
import { emailTaken } from './fieldRefusal.ts';
import { firestore } from './firebase.ts';
import { createLogin, deleteLogin } from './logins.ts';
import { modifiedBy } from './modifiedBy.ts';
import { readTeamUse, requireRoom, requireTeamRoom } from './teamUse.ts';

/**
 * Counts the team and writes the member and the invitation, in one transaction. The login account comes between: only where the plan
 * has room, and before anything is written. Both it and the link are made once, however often the transaction runs.
 */
const addToTeam = (
  customerId: string,
  reference: DocumentReference,
  member: NewTeamMember,
  uid: string,
): Promise<void> => {
  let invite: Invitation | undefined;
  return firestore().runTransaction(async (transaction) => {
    // It runs again when the answer to its commit was lost.
    if ((await transaction.get(reference)).exists) return;
    const use = await readTeamUse(transaction, customerId);
    if (use.emails.has(member.email)) {
      throw emailTaken(`${member.email} is in your team already.`, 'duplicate');
    }
    requireTeamRoom(use);
    if (member.isActive) requireRoom(use, member.tier, () => messages.addActiveAtLimit);
    const writeCount = await countInvitation(transaction, customerId, use.plan);
    await createLogin(reference.id, member.email, `${member.firstName} ${member.lastName}`.trim());
    invite ??= await invitationTo(customerId, { uid: reference.id, email: member.email });
    transaction.create(reference, {
      ...member,
      uid: reference.id,
      customerId,
      dateCreated: FieldValue.serverTimestamp(),
      ...modifiedBy(uid),
    });
    invite(transaction, firestore().doc(paths.mail(reference.id)));
    writeCount();
  });
};

/** Takes the login account of a member back who was not added; not of one who was, when only the answer was lost. */
const takeBackLogin = async (reference: DocumentReference): Promise<void> => {
  if ((await reference.get()).exists) return;
  await deleteLogin(reference.id);
};

/**
 * Adds a team member: payload `{ firstName, lastName, email, phone?, tier, isActive? }`, result `{ teamMemberId }`. The member gets
 * a login account under the id of the team document, and a mail with a link to set its password. When a step fails, nothing of it
 * stays: the documents are written last, together, and the login account is taken back.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `already-exists` when the email is in the team or
 *   signs in elsewhere; `resource-exhausted` with the spec's message when the plan is full, and when the business
 *   has sent as many invitations as a day allows
 */
export const addTeamMember = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const member = payloadOf(newTeamMemberSchema, request.data);
  const reference = firestore().collection(paths.team(customerId)).doc();
  try {
    await addToTeam(customerId, reference, member, request.auth?.uid ?? customerId);
  } catch (error) {
    await takeBackLogin(reference).catch((cause: unknown) =>
      logError(`The login ${reference.id} of a member who was not added could not be removed`, cause),
    );
    throw error;
  }
  return { teamMemberId: reference.id };
});
