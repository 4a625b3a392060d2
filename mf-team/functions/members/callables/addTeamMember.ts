import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { memberCalls } from 'mf-team/domain';
import { messages, paths, type NewTeamMember } from 'shared-lib/domain';
import { countInvitation } from 'backend/functions/core/account/countInvitation.ts';
import { invitationTo, type Invitation } from 'backend/functions/core/account/invitation.ts';
import { emailTaken, fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { requireInvitable } from 'backend/functions/core/members/logins.ts';
import { modifiedBy } from 'backend/kernel/modifiedBy.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import {
  readTeamUsage,
  requireCapacity,
  requireTeamCapacity,
} from 'backend/functions/core/members/teamUsage.ts';

/** Each invitation by text needs its own number. */
const phoneTaken = () =>
  fieldRefusal('already-exists', 'This number is already on your team.', { phone: { code: 'phoneTaken' } });

/**
 * Counts the team and writes the member and the invitation, in one transaction. The link is created once,
 * even if the transaction retries.
 */
const addToTeam = (
  customerId: string,
  reference: DocumentReference,
  member: NewTeamMember,
  uid: string,
): Promise<void> => {
  let invite: Invitation | undefined;
  return firestore().runTransaction(async (transaction) => {
    // Retried if the response to its commit was lost.
    if ((await transaction.get(reference)).exists) return;
    const use = await readTeamUsage(transaction, customerId);
    if (member.email !== '' && use.emails.has(member.email)) {
      throw emailTaken(`${member.email} is already on your team.`, 'duplicate');
    }
    if (member.email === '' && use.phones.has(member.phone ?? '')) throw phoneTaken();
    requireTeamCapacity(use);
    if (member.isActive) requireCapacity(use, member.tier, () => messages.addActiveAtLimit);
    if (member.email !== '') await requireInvitable(member.email);
    // Inactive members couldn't use an invitation; they are invited when they are reactivated.
    const { email, phone, tier } = member;
    const writeCount = member.isActive
      ? await countInvitation(transaction, customerId, use.plan, email === '' ? 'phone' : 'email')
      : undefined;
    if (member.isActive)
      invite = await invitationTo(
        transaction,
        { customerId, uid },
        { uid: reference.id, email, phone, tier },
        invite,
      );
    transaction.create(reference, {
      ...member,
      uid: reference.id,
      customerId,
      ...(invite && { invitation: invite.kept }),
      dateCreated: FieldValue.serverTimestamp(),
      ...modifiedBy(uid),
    });
    invite?.write(transaction);
    invite?.writeCounts(transaction);
    writeCount?.();
  });
};

/**
 * Adds a team member: payload `{ firstName, lastName, email, phone?, tier, isActive? }`, result
 * `{ teamMemberId }`. An active member gets an invitation by email, or by text if the email is empty, and
 * counts toward the plan from now on; an inactive one is invited on reactivation. Their login account is
 * created when they accept (`acceptInvitation`), under the id of the team document; until then the address
 * isn't reserved.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`. `already-exists` when the
 * email is in the team or opens another business or team, or when a number without an email is in the team.
 * `failed-precondition` when texts can't be sent to the number. `resource-exhausted` with the spec's message
 * when the plan is full, and when the business has reached its daily limit of invitations
 */
export const addTeamMember = officeCall(memberCalls.addTeamMember, async (member, { customerId, by }) => {
  const reference = firestore().collection(paths.team(customerId)).doc();
  await addToTeam(customerId, reference, member, by);
  return { teamMemberId: reference.id };
});
