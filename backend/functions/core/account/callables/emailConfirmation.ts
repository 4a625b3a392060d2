import { HttpsError } from 'firebase-functions/https';
import { accountTokenSchema } from '../domain/accountLink.ts';
import { emailConfirmationSchema } from '../domain/signUp.ts';
import { paths } from 'shared-lib/domain';
import { callableOptions, payloadOf } from '../../../../kernel/calls.ts';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { loginOf } from '../../members/moveLogin.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { endLink, holderOf, newAccountLink } from '../accountLinks.ts';
import { linkMail } from '../accountMails.ts';
import { languageOf } from '../languageOf.ts';
import { requireFewLinks, usedUp } from '../openedLinks.ts';
import { requireWithin } from '../requireWithin.ts';

/** How often one person is sent the mail. */
const limit = { most: 5, within: 3_600_000 };

/**
 * Sends the mail with which somebody who is signed in confirms their email: payload `{ language? }`, result `{ isConfirmed }`, which is
 * true, and nothing is sent, where it is confirmed already. Accounts of the sign-up page have confirmed theirs; this is for logins that
 * came about otherwise.
 * @throws HttpsError `unauthenticated`; `failed-precondition` for a login without an email; `resource-exhausted`
 */
export const requestEmailConfirmation = onCall(callableOptions, async (request) => {
  const uid = request.auth?.uid;
  if (uid === undefined) throw new HttpsError('unauthenticated', 'Sign in to confirm your email.');
  const { language } = payloadOf(emailConfirmationSchema, request.data);
  const login = await loginOf(uid);
  if (login?.emailVerified) return { isConfirmed: true };
  if (!login?.email) throw new HttpsError('failed-precondition', 'The account has no email to confirm.');
  await requireWithin([{ act: 'confirmationOf', by: uid, ...limit }]);
  const link = newAccountLink('confirmation', { uid, email: login.email });
  const words = (await languageOf(uid)) ?? language ?? 'en';
  const mail = linkMail('confirmation', { to: login.email, address: link.address }, words);
  await firestore().runTransaction(async (transaction) => {
    link.write(transaction);
    transaction.set(firestore().collection(paths.mails()).doc(), mail);
  });
  return { isConfirmed: false };
});

/**
 * Confirms the email of whoever is signed in: payload `{ token }`, result `{ email }`. A stranger who made a login with somebody else's
 * address never has the link, and whoever gets that mail never has the login.
 * @throws HttpsError `unauthenticated`; `invalid-argument`; `not-found` for a link that was used, is too old, is another login's, or never
 *   was; `resource-exhausted`
 */
export const confirmEmail = onCall(callableOptions, async (request) => {
  const uid = request.auth?.uid;
  if (uid === undefined) throw new HttpsError('unauthenticated', 'Sign in to confirm your email.');
  const { token } = payloadOf(accountTokenSchema, request.data);
  await requireFewLinks(request);
  const holder = await holderOf(token, ['confirmation']);
  if (holder?.uid !== uid) throw usedUp();
  await auth().updateUser(uid, { emailVerified: true });
  await endLink(token);
  return { email: holder.email };
});
