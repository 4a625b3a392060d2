import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { lockedMemberFields, memberCalls } from 'mf-team/domain';
import {
  paths,
  teamMemberSchema,
  hasChanged,
  type TeamMember,
  type TeamMemberChange,
} from 'shared-lib/domain';
import { countInvitation } from 'backend/functions/core/account/countInvitation.ts';
import { emailMovedNotice } from 'backend/functions/core/account/accountEmails.ts';
import {
  firstPasswordOf,
  invitationTo,
  withdrawInvitation,
  type Author,
} from 'backend/functions/core/account/invitation.ts';
import { inviterOf } from 'backend/functions/core/account/inviterOf.ts';
import { revokeSignInMethods, restoreSignInMethods } from 'backend/functions/core/account/signInMethods.ts';
import { emailTaken, fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  loginOf,
  updateLogin,
  neverSignedIn,
  requireFreeEmail,
  requireInvitable,
  usesLoginElsewhere,
} from 'backend/functions/core/members/logins.ts';
import { redirectEmails } from 'backend/functions/core/messages/triggers/followReader.ts';
import { modifiedBy } from 'backend/kernel/modifiedBy.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { readTeamUsage, requireAdminCapacity } from 'backend/functions/core/members/teamUsage.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';
import { requireRecord } from 'backend/kernel/records.ts';

/** The login and the record before a change. */
interface Before {
  readonly login: UserRecord;
  readonly member: TeamMember;
}

/** The fields whose values differ from the record's. */
const newFieldsOf = (
  member: TeamMember,
  { teamMemberId: _, seen: __, ...fields }: TeamMemberChange,
): Partial<typeof fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => member[name as keyof typeof fields] !== value),
  );

/** Emails are compared as stored, in lowercase: a difference in case alone is not a new sign-in address. */
const isEmailNew = (member: TeamMember, change: TeamMemberChange): boolean =>
  change.email !== member.email.toLowerCase();

const memberIn = (found: DocumentSnapshot): TeamMember =>
  requireRecord(teamMemberSchema, found, 'Team member not found.');

/** Whether a member who was invited by text has another number now. */
const isTextedAgain = (member: TeamMember, change: TeamMemberChange): boolean =>
  member.email === '' && change.email === '' && member.phone !== change.phone;

/**
 * Rejects fields the author may not change, a full plan, and an email in use.
 * @returns whether the author may change the login account: not when it opens another business too
 */
const check = async (
  transaction: Transaction,
  { customerId, uid }: Author,
  member: TeamMember,
  change: TeamMemberChange,
): Promise<boolean> => {
  const { id } = member;
  const isNewEmail = isEmailNew(member, change);
  const isTierNew = change.tier !== member.tier;
  const locked = lockedMemberFields(id, customerId, uid);
  if (isTierNew && locked.tier !== null) {
    throw new HttpsError('permission-denied', 'You can’t change the owner’s tier or your own.');
  }
  if (isNewEmail && locked.email !== null) {
    throw new HttpsError('permission-denied', 'Change the owner’s email, or your own, in Settings.');
  }
  const isOutOfReach =
    id !== uid && id !== customerId && (await usesLoginElsewhere(id, paths.teamMember(customerId, id)));
  if (isNewEmail && isOutOfReach) {
    throw fieldRefusal('failed-precondition', 'This email also signs in to another business.', {
      email: { code: 'shared' },
    });
  }
  // Only members invited by text have no email, until they choose one.
  if (isNewEmail && change.email === '') {
    throw fieldRefusal('invalid-argument', 'A member needs an email.', { email: { code: 'missing' } });
  }
  const isNewAdmin = isTierNew && change.tier === 'Admin' && member.isActive;
  const isTexted = member.invitation !== null && isTextedAgain(member, change);
  if (isNewEmail || isNewAdmin || isTexted) {
    const use = await readTeamUsage(transaction, customerId);
    if (isNewEmail && use.emails.has(change.email)) {
      throw emailTaken(`${change.email} is already on your team.`, 'duplicate');
    }
    if (isTexted && use.phones.has(change.phone ?? '')) {
      throw fieldRefusal('already-exists', 'This number is already on your team.', {
        phone: { code: 'phoneTaken' },
      });
    }
    if (isNewAdmin) requireAdminCapacity(use);
  }
  if (isNewEmail) {
    await (member.invitation === null ? requireFreeEmail(id, change.email) : requireInvitable(change.email));
  }
  return !isOutOfReach;
};

/**
 * Notifies a member with a login of their new email: by a link for a first password if the login was never
 * used, otherwise at the old address.
 */
const tellOfMove = async (
  transaction: Transaction,
  author: Author,
  login: UserRecord,
  email: string,
): Promise<void> => {
  const { customerId, uid } = author;
  const mail = firestore().collection(paths.mails()).doc();
  if (login.uid !== customerId && neverSignedIn(login)) {
    const { plan } = await readTeamUsage(transaction, customerId);
    const writeCount = await countInvitation(transaction, customerId, plan);
    const write = await firstPasswordOf(author, { uid: login.uid, email });
    write(transaction, mail);
    writeCount();
  } else if (login.uid !== uid && login.email !== undefined) {
    const inviter = await inviterOf(customerId, uid);
    transaction.create(mail, emailMovedNotice(customerId, login.email, email, inviter));
  }
};

/**
 * Invites a member who has not joined at their new address or number; the previous invitation becomes
 * invalid.
 * @returns the invitation in the member's record
 */
const inviteAt = async (
  transaction: Transaction,
  author: Author,
  { id, invitation }: Pick<TeamMember, 'id' | 'invitation'>,
  { email, phone, tier }: Pick<TeamMemberChange, 'email' | 'phone' | 'tier'>,
): Promise<object> => {
  const { customerId } = author;
  const { plan } = await readTeamUsage(transaction, customerId);
  const field = email === '' ? 'phone' : 'email';
  const writeCount = await countInvitation(transaction, customerId, plan, field);
  const invite = await invitationTo(transaction, author, { uid: id, email, phone, tier });
  withdrawInvitation(transaction, invitation);
  invite.write(transaction);
  invite.writeCounts(transaction);
  writeCount();
  return { invitation: invite.kept };
};

/**
 * Checks and writes a change in one transaction. The login account is updated in between, as in
 * `addTeamMember`: after every check, before anything is written.
 * @param keep receives the login account and the record before the login is changed
 */
const writeChange = (
  author: Author,
  change: TeamMemberChange,
  keep: (before: Before) => void,
): Promise<void> => {
  const path = paths.teamMember(author.customerId, change.teamMemberId);
  const reference = firestore().doc(path);
  return firestore().runTransaction(async (transaction) => {
    const member = memberIn(await transaction.get(reference));
    const fields = newFieldsOf(member, change);
    // A call whose response was lost is repeated with the values it already wrote.
    if (Object.keys(fields).length === 0) return;
    if (hasChanged(member, change.seen)) throw conflictError({ by: member.lastModifiedBy });
    const mayMoveLogin = await check(transaction, author, member, change);
    const login = mayMoveLogin ? await loginOf(member.id) : null;
    const email = isEmailNew(member, change) ? change.email : undefined;
    const displayName = `${change.firstName} ${change.lastName}`.trim();
    if (login !== null && (email !== undefined || displayName !== member.fullName)) {
      keep({ login, member });
      await updateLogin(member.id, displayName, email);
    }
    if (login !== null && email !== undefined) {
      await revokeSignInMethods(login, email);
      await tellOfMove(transaction, author, login, email);
    }
    const invited =
      (email !== undefined || isTextedAgain(member, change)) && login === null && member.invitation !== null
        ? await inviteAt(transaction, author, member, change)
        : {};
    // Makes open pages check immediately whether their session is still valid.
    const ended = login !== null &&
      email !== undefined && {
        sessionsEndedAt: FieldValue.serverTimestamp(),
        // The office vouches for the new address.
        isEmailUnconfirmed: FieldValue.delete(),
      };
    transaction.update(reference, { ...fields, ...invited, ...ended, ...modifiedBy(author.uid) });
  });
};

/**
 * Restores a login account to match the record: its name, and its previous email or the one a concurrent
 * change wrote. An email that was saved after all, when only the response was lost, stays, as does one that
 * never changed.
 */
const takeBack = async (
  { customerId }: Author,
  change: TeamMemberChange,
  { login, member }: Before,
): Promise<void> => {
  const path = paths.teamMember(customerId, change.teamMemberId);
  const { email, fullName } = memberIn(await firestore().doc(path).get());
  if (!isEmailNew(member, change) || email === change.email) return updateLogin(login.uid, fullName);
  if (email !== member.email) return updateLogin(login.uid, fullName, email);
  await updateLogin(login.uid, fullName, login.email, login.emailVerified);
  await restoreSignInMethods(login);
};

/**
 * Changes a team member: payload `{ teamMemberId, seen, firstName, lastName, email, phone, tier }`, result
 * `{ success: true }`. `seen` is the revision that the author saw; the call fails if the record changed since
 * then, unless it already has the new values. A new email or name also goes to the login account; both are
 * written or neither. A new email ends all sessions, and every other way into the login through the old
 * address (`revokeSignInMethods`). A member who has not joined, or never signed in, is invited again at the
 * new address.
 *
 * @throws HttpsError `unauthenticated`, `invalid-argument`, `not-found`. `permission-denied`, including for
 * the fields in `lockedMemberFields`. `aborted` after a concurrent change. `already-exists` when the email is
 * in the team or signs in elsewhere. `failed-precondition` when the login isn't this business's alone, or the
 * record is damaged. `resource-exhausted` when an active member would be an Admin beyond the plan
 */
export const updateTeamMember = officeCall(
  memberCalls.updateTeamMember,
  async (change, { customerId, by }) => {
    const author = { customerId, uid: by };
    let before: Before | undefined;
    try {
      await writeChange(author, change, (found) => {
        before ??= found;
      });
    } catch (error) {
      if (before) {
        await takeBack(author, change, before).catch((cause: unknown) =>
          logError(`Couldn't revert the login ${change.teamMemberId} after a failed change`, cause),
        );
      }
      throw error;
    }
    if (before && isEmailNew(before.member, change)) await redirectEmails(change.teamMemberId, change.email);
    return { success: true };
  },
);
