import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { lockedMemberFields } from 'mf-team/domain';
import {
  paths,
  teamMemberChangeSchema,
  teamMemberSchema,
  hasChanged,
  type TeamMember,
  type TeamMemberChange,
} from 'shared-lib/domain';
import { countInvitation } from 'backend/functions/core/account/countInvitation.ts';
import { emailMovedMail } from 'backend/functions/core/account/accountMails.ts';
import {
  firstPasswordOf,
  invitationTo,
  withdrawInvitation,
  type Author,
} from 'backend/functions/core/account/invitation.ts';
import { inviterOf } from 'backend/functions/core/account/inviterOf.ts';
import { endWaysIn, giveBackWaysIn } from 'backend/functions/core/account/waysIn.ts';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf, teamMemberIdExpected, teamMemberIdOf } from 'backend/kernel/calls.ts';
import { emailTaken, fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { requireInvitable, usesLoginElsewhere } from 'backend/functions/core/members/logins.ts';
import { redirectMails } from 'backend/functions/core/messages/triggers/followReader.ts';
import { modifiedBy } from 'backend/kernel/modifiedBy.ts';
import {
  loginOf,
  moveLogin,
  neverSignedIn,
  requireFreeEmail,
} from 'backend/functions/core/members/moveLogin.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { readTeamUse, requireAdminRoom } from 'backend/functions/core/members/teamUse.ts';
import { changedMeanwhile } from 'backend/kernel/changedMeanwhile.ts';
import { requireRecord } from 'backend/kernel/records.ts';

/** What a change found. */
interface Before {
  readonly login: UserRecord;
  readonly member: TeamMember;
}

/** The fields that a change gives other values than a record has. */
const newFieldsOf = (
  member: TeamMember,
  { teamMemberId: _, seen: __, ...fields }: TeamMemberChange,
): Partial<typeof fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => member[name as keyof typeof fields] !== value),
  );

/** Emails are compared as they are kept, in small letters: one that differs in nothing else is no other address to sign in with. */
const isEmailNew = (member: TeamMember, change: TeamMemberChange): boolean =>
  change.email !== member.email.toLowerCase();

const memberIn = (found: DocumentSnapshot): TeamMember =>
  requireRecord(teamMemberSchema, found, 'Team member not found.');

/**
 * Refuses what the author may not change, what has no room and what someone else holds.
 * @returns whether the login account is the author's to change: not when it opens another business too
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
  const isNewAdmin = isTierNew && change.tier === 'Admin' && member.isActive;
  if (isNewEmail || isNewAdmin) {
    const use = await readTeamUse(transaction, customerId);
    if (isNewEmail && use.emails.has(change.email)) {
      throw emailTaken(`${change.email} is in your team already.`, 'duplicate');
    }
    if (isNewAdmin) requireAdminRoom(use);
  }
  if (isNewEmail) {
    await (member.invitation === null ? requireFreeEmail(id, change.email) : requireInvitable(change.email));
  }
  return !isOutOfReach;
};

/** Tells whoever has a login that it has another email: by a link for its first password where nobody has used it, else at the old one. */
const tellOfMove = async (
  transaction: Transaction,
  author: Author,
  login: UserRecord,
  email: string,
): Promise<void> => {
  const { customerId, uid } = author;
  const mail = firestore().collection(paths.mails()).doc();
  if (login.uid !== customerId && neverSignedIn(login)) {
    const { plan } = await readTeamUse(transaction, customerId);
    const writeCount = await countInvitation(transaction, customerId, plan);
    const write = await firstPasswordOf(author, { uid: login.uid, email });
    write(transaction, mail);
    writeCount();
  } else if (login.uid !== uid && login.email !== undefined) {
    const inviter = await inviterOf(customerId, uid);
    transaction.create(mail, emailMovedMail(customerId, login.email, email, inviter));
  }
};

/**
 * Invites a member at another address who has not joined; the invitation to the one before ends.
 * @returns what the member's record says of it
 */
const inviteAt = async (
  transaction: Transaction,
  author: Author,
  { id, invitation }: TeamMember,
  email: string,
): Promise<object> => {
  const { customerId } = author;
  const { plan } = await readTeamUse(transaction, customerId);
  const writeCount = await countInvitation(transaction, customerId, plan);
  const invite = await invitationTo(author, { uid: id, email });
  withdrawInvitation(transaction, invitation);
  invite.write(transaction);
  writeCount();
  return { invitation: invite.kept };
};

/**
 * Checks and writes a change in one transaction. The login account comes between, as in `addTeamMember`: after every check, before
 * anything is written.
 * @param keep is given the login account and the record as they were, before the login is changed
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
    // A call whose answer was lost is repeated with what it has written.
    if (Object.keys(fields).length === 0) return;
    if (hasChanged(member, change.seen)) throw changedMeanwhile({ by: member.lastModifiedBy });
    const mayMoveLogin = await check(transaction, author, member, change);
    const login = mayMoveLogin ? await loginOf(member.id) : null;
    const email = isEmailNew(member, change) ? change.email : undefined;
    const displayName = `${change.firstName} ${change.lastName}`.trim();
    if (login !== null && (email !== undefined || displayName !== member.fullName)) {
      keep({ login, member });
      await moveLogin(member.id, displayName, email);
    }
    if (login !== null && email !== undefined) {
      await endWaysIn(login, email);
      await tellOfMove(transaction, author, login, email);
    }
    const invited =
      email !== undefined && login === null && member.invitation !== null
        ? await inviteAt(transaction, author, member, email)
        : {};
    // Pages that are open look at once whether their session goes on.
    const ended = login !== null && email !== undefined && { sessionsEndedAt: FieldValue.serverTimestamp() };
    transaction.update(reference, { ...fields, ...invited, ...ended, ...modifiedBy(author.uid) });
  });
};

/**
 * Gives a login account back what fits the record: the name that it has, and the email from before, or that of whoever was first. An
 * email that was written after all, when only the answer was lost, stays, as does one that was never moved.
 */
const takeBack = async (
  { customerId }: Author,
  change: TeamMemberChange,
  { login, member }: Before,
): Promise<void> => {
  const path = paths.teamMember(customerId, change.teamMemberId);
  const { email, fullName } = memberIn(await firestore().doc(path).get());
  if (!isEmailNew(member, change) || email === change.email) return moveLogin(login.uid, fullName);
  if (email !== member.email) return moveLogin(login.uid, fullName, email);
  await moveLogin(login.uid, fullName, login.email, login.emailVerified);
  await giveBackWaysIn(login);
};

/**
 * Changes a team member: payload `{ teamMemberId, seen, firstName, lastName, email, phone, tier }`, result
 * `{ success: true }`. `seen` is the revision that the author saw; a record that someone else changed since is left alone, unless it says
 * what the change says. Another email is the login account's as well, and so is another name; both or neither are written. With another
 * email all sessions end, and whatever else opened the login by the address of before (`endWaysIn`). Who has not joined, or never signed in,
 * is invited again at the new address.
 *
 * @throws HttpsError `unauthenticated`, `invalid-argument`, `not-found`; `permission-denied`, also for what `lockedMemberFields`
 *   names; `aborted` when someone else was first; `already-exists` when the email is in the team or signs in elsewhere;
 *   `failed-precondition` when the login isn't this business's alone, or the record is damaged; `resource-exhausted` when an active
 *   member would be an Admin beyond the plan
 */
export const updateTeamMember = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const change = payloadOf(teamMemberChangeSchema, request.data);
  if (teamMemberIdOf(change) === null) throw new HttpsError('invalid-argument', teamMemberIdExpected);
  const author = { customerId, uid: request.auth?.uid ?? '' };
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
  if (before && isEmailNew(before.member, change)) await redirectMails(change.teamMemberId, change.email);
  return { success: true };
});
