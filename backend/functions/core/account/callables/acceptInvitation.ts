import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { accountLinkSchema, planJoining, type JoiningPlan } from '../domain/accountLink.ts';
import { signInCalls } from 'shared-lib/domain/open-calls';
import { passwordProblem, paths, teamMemberSchema, type TeamMember } from 'shared-lib/domain';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { workplaceOf } from '../workplaceOf.ts';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import {
  authErrorCode,
  deleteLogin,
  holderOfEmail,
  loginOf,
  type EmailHolder,
} from '../../members/logins.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { openCall } from '../../../../kernel/openCall.ts';
import { accountLinkOf } from '../accountLinks.ts';
import { chosenConfirmation } from '../chosenConfirmation.ts';
import { claimLink } from '../claimLink.ts';
import { requireWithin } from '../requireWithin.ts';
import { countingWrongLinks, invalidLinkError } from '../openedLinks.ts';

/** How many emails with an account someone invited by text may try, so a link can't be used to find accounts. */
const takenEmails = { max: 10, within: 3_600_000 };

/** Doesn't reveal what the address gives access to, because anyone might open the link. */
const taken = () => new HttpsError('already-exists', 'This email already has its own account.');

const weak = () =>
  fieldRefusal('invalid-argument', 'The password is too easy to guess.', { password: { code: 'weak' } });

const noEmail = () =>
  fieldRefusal('invalid-argument', 'Choose an email to sign in with.', { email: { code: 'missing' } });

/** The member and the login plan that a token gives access to. */
interface Opened {
  readonly member: TeamMember;
  readonly reference: DocumentReference;
  readonly holder: EmailHolder | null;
  readonly plan: Exclude<JoiningPlan, 'over' | 'taken'>;
  /** Whether it was sent by text, so that the person chooses their email. */
  readonly isText: boolean;
  /** Their sign-in email; empty until they choose one. */
  readonly email: string;
}

/** Whether someone else on the team has an email, such as a member who hasn't joined. */
const isInTeam = async (
  transaction: Transaction,
  customerId: string,
  memberId: string,
  email: string,
): Promise<boolean> => {
  if (email === '') return false;
  const found = firestore().collection(paths.team(customerId)).where('email', '==', email).select().limit(2);
  return (await transaction.get(found)).docs.some(({ id }) => id !== memberId);
};

/**
 * Reads what an invitation's token gives access to.
 * @param chosen the email that someone invited by text chose
 * @throws HttpsError `not-found`; `already-exists`
 */
const opened = async (transaction: Transaction, token: string, chosen = ''): Promise<Opened> => {
  const link = recordOf(accountLinkSchema, await transaction.get(accountLinkOf(token)));
  if (link === null || link.customerId === null) throw invalidLinkError();
  const reference = firestore().doc(paths.teamMember(link.customerId, link.uid));
  const member = recordOf(teamMemberSchema, await transaction.get(reference));
  const isText = link.email === '';
  const email = isText ? chosen : link.email.toLowerCase();
  const holder = email === '' ? null : await holderOfEmail(email);
  const plan = planJoining({ link, member, holder }, Date.now());
  if (plan === 'over' || member === null) throw invalidLinkError();
  if (plan === 'taken' || (isText && (await isInTeam(transaction, link.customerId, member.id, email))))
    throw taken();
  return { member, reference, holder, plan, isText, email };
};

/**
 * Returns the email an invitation is for, empty for one by text: payload `{ token }`, result `{ email }`, for anyone with the link. It changes nothing, so a mail
 * scanner that opens links doesn't accept the invitation.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, replaced or withdrawn, has expired, or never existed;
 * `already-exists` if the address now belongs to another business or team; `resource-exhausted`
 */
export const readInvitation = openCall(signInCalls.readInvitation, async ({ token }, request) => {
  const { email } = await countingWrongLinks(request, () =>
    firestore().runTransaction((transaction) => opened(transaction, token), { readOnly: true }),
  );
  return { email };
});

/** Creates a member's login account with their record's id as uid. */
const makeLogin = async (
  { member, holder, plan, isText, email }: Opened,
  password: string,
): Promise<void> => {
  const login = {
    email,
    displayName: member.fullName,
    password,
    // The link was sent there, unless they chose it.
    emailVerified: !isText,
  };
  if (plan === 'replace' && holder !== null) await deleteLogin(holder.uid);
  try {
    // An interrupted attempt may have chosen another email.
    if (plan === 'finish' || (isText && (await loginOf(member.id)) !== null))
      await auth().updateUser(member.id, login);
    else await auth().createUser({ uid: member.id, ...login });
  } catch (error) {
    const code = authErrorCode(error) ?? '';
    // Another call has used the link since the check.
    if (code === 'auth/email-already-exists') throw taken();
    throw /password/.test(code) ? weak() : error;
  }
};

/** Deletes the new login of a member who didn't join; keeps it if they did and only the response was lost. */
const takeBack = async (token: string, memberId: string): Promise<void> => {
  if ((await accountLinkOf(token).get()).get('usedAt')) return;
  await deleteLogin(memberId);
};

/**
 * Accepts an invitation: payload `{ token, password, email? }`, with the email that someone invited by text chooses, result `{ email, app, appAddress }`, for anyone with the emailed link. `app` is
 * `dashboard` or `field`; `appAddress` is the field app's address, or null if none is set.
 *
 * This creates the login account, with a confirmed address and the member's record id as uid. An address that was chosen is confirmed by
 * a link sent there. An existing account with that address that
 * belongs to no business or team is replaced. Only one call at a time may use a link, so when several accept at once, the first one's
 * password counts. The login is created in the transaction that marks the link as used, so when two businesses invited the same address,
 * the first acceptance wins. If nothing was written, the login is deleted again.
 * @throws HttpsError `invalid-argument`, including for the password; `aborted` while another call accepts it; otherwise as `readInvitation`
 */
export const acceptInvitation = openCall(
  signInCalls.acceptInvitation,
  async ({ token, password, email: chosen }, request) => {
    const link = accountLinkOf(token);
    const claim = await claimLink(link.id);
    let member: TeamMember | undefined;
    let isOurs = false;
    let joinedAs = { email: '', customerId: '' };
    try {
      const join = async (transaction: Transaction): Promise<TeamMember> => {
        // The transaction reruns if the response to its commit was lost.
        if (member && (await transaction.get(link)).get('usedBy') === claim.id) return member;
        const found = await opened(transaction, token, chosen);
        const { email } = found;
        if (email === '') throw noEmail();
        const { firstName, lastName } = found.member;
        if (passwordProblem(password, [firstName, lastName, email]) !== null) throw weak();
        const customerId = found.reference.parent.parent!.id;
        const confirm = found.isText
          ? await chosenConfirmation(customerId, { uid: found.member.id, email })
          : null;
        await makeLogin(found, password);
        ({ member } = found);
        // A login that already existed belongs to another attempt, which may still be running.
        if (found.plan !== 'finish') isOurs = true;
        transaction.update(link, { usedAt: FieldValue.serverTimestamp(), usedBy: claim.id });
        transaction.update(found.reference, {
          uid: found.member.id,
          invitation: FieldValue.delete(),
          ...(found.isText && { email, isEmailUnconfirmed: true }),
        });
        confirm?.(transaction);
        joinedAs = { email, customerId };
        return member;
      };
      const joined = await countingWrongLinks(request, () => firestore().runTransaction(join));
      return { email: joinedAs.email, ...(await workplaceOf(joinedAs.customerId, joined)) };
    } catch (error) {
      if (isOurs && member) {
        const { id } = member;
        await takeBack(token, id).catch((cause: unknown) =>
          logError(`Removing the login ${id} of a member who hasn't joined failed`, cause),
        );
      }
      if (chosen !== undefined && (error as { code?: unknown }).code === 'already-exists')
        await requireWithin([{ act: 'joinAs', by: link.id, ...takenEmails }]);
      throw error;
    } finally {
      await claim.release();
    }
  },
);
