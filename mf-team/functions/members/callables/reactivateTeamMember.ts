import type { Transaction } from 'firebase-admin/firestore';
import { memberCalls } from 'mf-team/domain';
import { messages, paths, readDocument, teamMemberSchema, type TeamMember } from 'shared-lib/domain';
import { countInvitation } from 'backend/functions/core/account/countInvitation.ts';
import {
  firstPasswordOf,
  invitationTo,
  withdrawInvitation,
  type Author,
  type Invitation,
} from 'backend/functions/core/account/invitation.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { loginOf, neverSignedIn, requireInvitable } from 'backend/functions/core/members/logins.ts';
import { modifiedBy } from 'backend/kernel/modifiedBy.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import { readTeamUsage, requireCapacity } from 'backend/functions/core/members/teamUsage.ts';

/** The email sent on reactivation. */
interface Mailing {
  /** The invitation in the member's record; null for a password link to an existing login. */
  readonly kept: Invitation['kept'] | null;
  readonly write: (transaction: Transaction) => void;
  readonly writeCounts?: Invitation['writeCounts'];
}

/**
 * Invites a member without a login account, or sends a password link if their account was never used.
 * @returns null if no email is needed: they signed in before, or are active with a pending invitation
 */
const mailTo = async (
  transaction: Transaction,
  author: Author,
  { id, email, phone, isActive, invitation, tier }: TeamMember,
  made: Mailing | null,
): Promise<Mailing | null> => {
  const login = await loginOf(id);
  // A call that failed before it wrote its email may have left an unused account.
  if (login !== null && (isActive || !neverSignedIn(login))) return null;
  if (isActive && invitation !== null) return null;
  const to = login?.email ?? email;
  if (to === '' && (login !== null || phone === null))
    throw refusal('failed-precondition', 'This team member has no email for signing in.', 'noEmail');
  if (login === null) {
    if (to !== '') await requireInvitable(to);
    const earlier = made === null || made.kept === null ? null : (made as Invitation);
    return invitationTo(transaction, author, { uid: id, email: to, phone, tier }, earlier);
  }
  if (made !== null) return made;
  const write = await firstPasswordOf(author, { uid: id, email: to });
  // A new id: under an earlier email's id, this one would count as already sent.
  const mail = firestore().collection(paths.mails()).doc();
  return { kept: null, write: (writing) => write(writing, mail) };
};

/**
 * Reactivates a team member: payload `{ teamMemberId }`, result `{ success: true }`. A member without a login
 * account is invited, and gets one on accepting. A member who has one but never signed in gets an email with
 * a link to choose its password. Repeating it changes nothing; a member who is already active is a success.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `resource-exhausted` with the spec's message when the plan is full; `already-exists` or
 * `failed-precondition` when the email can't sign in, the latter also while a deactivation isn't finished
 */
export const reactivateTeamMember = officeCall(
  memberCalls.reactivateTeamMember,
  async (requested, author) => {
    const { teamMemberId } = requested;
    const { customerId, by } = author;
    const path = paths.teamMember(customerId, teamMemberId);
    let mailing: Mailing | null = null;
    await firestore().runTransaction(async (transaction) => {
      const reference = firestore().doc(path);
      const data = (await transaction.get(reference)).data();
      if (data === undefined) throw refusal('not-found', 'Team member not found.', 'memberGone');
      const member = readDocument(teamMemberSchema, path, data);
      if (!member.ok) throw refusal('failed-precondition', member.error, 'damaged');
      const { isActive, tier, deactivation, invitation } = member.value;
      if (deactivation !== null) {
        throw refusal('failed-precondition', 'Finish deactivating this team member first.', 'unfinished');
      }
      const use = await readTeamUsage(transaction, customerId);
      if (!isActive) requireCapacity(use, tier, messages.planLimit);
      // Created once, even if the transaction retries.
      mailing = await mailTo(transaction, { customerId, uid: by }, member.value, mailing);
      if (mailing !== null) {
        const writeCount = await countInvitation(transaction, customerId, use.plan);
        if (mailing.kept?.linkId !== invitation?.linkId) withdrawInvitation(transaction, invitation);
        mailing.write(transaction);
        mailing.writeCounts?.(transaction);
        writeCount();
      }
      const kept = mailing?.kept ? { invitation: mailing.kept } : {};
      if (!isActive) {
        transaction.update(reference, {
          isActive: true,
          uid: teamMemberId,
          customerId,
          ...kept,
          ...modifiedBy(by),
        });
      } else if (mailing?.kept) transaction.update(reference, kept);
    });
    return { success: true };
  },
);
