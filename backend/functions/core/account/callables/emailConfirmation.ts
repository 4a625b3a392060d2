import { HttpsError } from 'firebase-functions/https';
import { loginCalls, paths } from 'shared-lib/domain';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { loginOf } from '../../members/logins.ts';
import { signedInCall } from '../../../../kernel/signedInCall.ts';
import { endLink, holderOf, newAccountLink } from '../accountLinks.ts';
import { linkEmail } from '../accountEmails.ts';
import { languageOf } from '../languageOf.ts';
import { countingWrongLinks, invalidLinkError } from '../openedLinks.ts';
import { requireWithin } from '../requireWithin.ts';

/** Confirmation emails per person. */
const limit = { max: 5, within: 3_600_000 };

/**
 * Sends a signed-in person the email to confirm their address: payload `{ language? }`, result `{ isConfirmed }`. If the address is already
 * confirmed, that is true and nothing is sent. Accounts from the sign-up page are confirmed; this is for logins created in other ways.
 * @throws HttpsError `unauthenticated`; `failed-precondition` for a login without an email; `resource-exhausted`
 */
export const requestEmailConfirmation = signedInCall(
  loginCalls.requestEmailConfirmation,
  async ({ language }, uid) => {
    const login = await loginOf(uid);
    if (login?.emailVerified) return { isConfirmed: true };
    if (!login?.email) throw new HttpsError('failed-precondition', 'The account has no email to confirm.');
    await requireWithin([{ act: 'confirmationOf', by: uid, ...limit }]);
    const link = newAccountLink('confirmation', { uid, email: login.email });
    const words = (await languageOf(uid)) ?? language ?? 'en';
    const mail = linkEmail('confirmation', { to: login.email, address: link.address }, words);
    await firestore().runTransaction(async (transaction) => {
      link.write(transaction);
      transaction.set(firestore().collection(paths.mails()).doc(), mail);
    });
    return { isConfirmed: false };
  },
);

/**
 * Confirms the caller's email: payload `{ token }`, result `{ email }`. A stranger who created a login with another person's address never
 * gets the link, and the recipient of that email doesn't have the login.
 * @throws HttpsError `unauthenticated`; `invalid-argument`; `not-found` for a link that was used, has expired, is for another login, or
 * never existed; `resource-exhausted`
 */
export const confirmEmail = signedInCall(loginCalls.confirmEmail, async ({ token }, uid, request) => {
  const holder = await countingWrongLinks(request, async () => {
    const found = await holderOf(token, ['confirmation']);
    if (found?.uid !== uid) throw invalidLinkError();
    return found;
  });
  await auth().updateUser(uid, { emailVerified: true });
  await endLink(token);
  return { email: holder.email };
});
