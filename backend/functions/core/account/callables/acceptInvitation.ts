import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { error as logError } from 'firebase-functions/logger';
import { accountLinkSchema, accountTokenSchema, chosenPasswordSchema } from '../domain/accountLink.ts';
import { passwordProblem, paths, teamMemberSchema, type TeamMember } from 'shared-lib/domain';
import { planJoining, type JoiningPlan } from '../domain/joining.ts';
import { callableOptions, payloadOf } from '../../../../kernel/calls.ts';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { fieldAppAddress } from '../../messages/configuration.ts';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { authErrorCode } from '../../members/loginRefusal.ts';
import { deleteLogin, holderOfEmail, type EmailHolder } from '../../members/logins.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { accountLinkOf } from '../accountLinks.ts';
import { claimLink } from '../claimLink.ts';
import { requireFewLinks, usedUp } from '../openedLinks.ts';

/** It says nothing of what the address opens: the mail's reader may be anybody. */
const taken = () => new HttpsError('already-exists', 'The address has an account of its own by now.');

const weak = () =>
  fieldRefusal('invalid-argument', 'The password is too easy to guess.', { password: { code: 'weak' } });

/** What a token opens. */
interface Opened {
  readonly member: TeamMember;
  readonly reference: DocumentReference;
  readonly holder: EmailHolder | null;
  readonly plan: Exclude<JoiningPlan, 'over' | 'taken'>;
}

/**
 * What the token of an invitation opens.
 * @throws HttpsError `not-found`; `already-exists`
 */
const opened = async (transaction: Transaction, token: string): Promise<Opened> => {
  const link = recordOf(accountLinkSchema, await transaction.get(accountLinkOf(token)));
  if (link === null || link.customerId === null) throw usedUp();
  const reference = firestore().doc(paths.teamMember(link.customerId, link.uid));
  const member = recordOf(teamMemberSchema, await transaction.get(reference));
  const holder = await holderOfEmail(link.email);
  const plan = planJoining({ link, member, holder }, Date.now());
  if (plan === 'over' || member === null) throw usedUp();
  if (plan === 'taken') throw taken();
  return { member, reference, holder, plan };
};

/**
 * Says whose invitation a link is: payload `{ token }`, result `{ email }`, for whoever has the link. It changes nothing, so a mailbox that
 * opens links by itself accepts none.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, replaced or withdrawn, is too old, or never was;
 *   `already-exists` when the address opens another business or team by now; `resource-exhausted`
 */
export const readInvitation = onCall(callableOptions, async (request) => {
  const { token } = payloadOf(accountTokenSchema, request.data);
  await requireFewLinks(request);
  const { member } = await firestore().runTransaction((transaction) => opened(transaction, token), {
    readOnly: true,
  });
  return { email: member.email.toLowerCase() };
});

/** Makes the login account of a member, under the id of their record. */
const makeLogin = async ({ member, holder, plan }: Opened, password: string): Promise<void> => {
  const login = {
    email: member.email.toLowerCase(),
    displayName: member.fullName,
    password,
    // The link came there.
    emailVerified: true,
  };
  if (plan === 'replace' && holder !== null) await deleteLogin(holder.uid);
  try {
    if (plan === 'finish') await auth().updateUser(member.id, login);
    else await auth().createUser({ uid: member.id, ...login });
  } catch (error) {
    const code = authErrorCode(error) ?? '';
    // Somebody was first since it was looked.
    if (code === 'auth/email-already-exists') throw taken();
    throw /password/.test(code) ? weak() : error;
  }
};

/** Takes the login of somebody back who has not joined; not of one who has, when only the answer was lost. */
const takeBack = async (token: string, memberId: string): Promise<void> => {
  if ((await accountLinkOf(token).get()).get('usedAt')) return;
  await deleteLogin(memberId);
};

/** Where somebody works who has joined: Admins in the dashboard, everyone else in the field app, wherever that is. */
const placeOf = ({ tier }: Pick<TeamMember, 'tier'>) =>
  tier === 'Admin' ? { app: 'dashboard' } : { app: 'field', appAddress: fieldAppAddress() };

/**
 * Accepts an invitation: payload `{ token, password }`, result `{ email, app, appAddress }`, for whoever has the link of the mail. `app` is
 * `dashboard` or `field`; `appAddress` is that of the field app, null where none is set. The login account begins
 * here, with a confirmed address and under the id of the member's record. An account with that address that opens no business and no team
 * gives way. One call at a time may use a link, so of several who accept at once, one is first, with their password. The login is made in
 * the transaction that notes that the link was used, so of two businesses that invited one address, one is first; when nothing was
 * written, the login is taken back.
 * @throws HttpsError `invalid-argument`, also about the password; `aborted` while somebody else accepts it; the others as `readInvitation`
 */
export const acceptInvitation = onCall(callableOptions, async (request) => {
  const { token, password } = payloadOf(chosenPasswordSchema, request.data);
  await requireFewLinks(request);
  const link = accountLinkOf(token);
  const claim = await claimLink(link.id);
  let member: TeamMember | undefined;
  let isOurs = false;
  try {
    const joined = await firestore().runTransaction(async (transaction) => {
      // It runs again when the answer to its commit was lost.
      if (member && (await transaction.get(link)).get('usedBy') === claim.id) return member;
      const found = await opened(transaction, token);
      const { firstName, lastName, email } = found.member;
      if (passwordProblem(password, [firstName, lastName, email]) !== null) throw weak();
      await makeLogin(found, password);
      ({ member } = found);
      // One that was there is another attempt's, which may still be at it.
      if (found.plan !== 'finish') isOurs = true;
      transaction.update(link, { usedAt: FieldValue.serverTimestamp(), usedBy: claim.id });
      transaction.update(found.reference, { uid: found.member.id, invitation: FieldValue.delete() });
      return member;
    });
    return { email: joined.email.toLowerCase(), ...placeOf(joined) };
  } catch (error) {
    if (isOurs && member) {
      const { id } = member;
      await takeBack(token, id).catch((cause: unknown) =>
        logError(`The login ${id} of a member who has not joined could not be removed`, cause),
      );
    }
    throw error;
  } finally {
    await claim.release();
  }
});
