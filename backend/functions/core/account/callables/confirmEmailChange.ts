import type { Transaction } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';
import { loginCalls, paths } from 'shared-lib/domain';
import { signInCalls } from 'shared-lib/domain/open-calls';
import type { EmailChange } from '../domain/emailChange.ts';
import { paymentSecrets } from '../../payments/configuration.ts';
import { tryUpdateStripeEmail } from '../../payments/emailAtStripe.ts';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { siteAddress } from '../../messages/configuration.ts';
import { redirectEmails } from '../../messages/triggers/followReader.ts';
import { openCall, openCallWith } from '../../../../kernel/openCall.ts';
import { signedInCallWith } from '../../../../kernel/signedInCall.ts';
import { endLinksOf, newToken } from '../accountLinks.ts';
import { emailChangedNotice } from '../accountEmails.ts';
import { requireRecentPassword } from '../recentPassword.ts';
import { emailChangeFields, emailChangeReference, openChange } from './emailChanges.ts';
import { changeLoginEmail } from '../changeLoginEmail.ts';
import { countingWrongLinks, invalidLinkError } from '../openedLinks.ts';

/** Stripe gets the new address too. */
const secrets = paymentSecrets;

/** Removes the notice of the pending change: the email has changed. */
const clearPending = (transaction: Transaction, { customerId, uid }: EmailChange): void => {
  if (customerId !== null)
    transaction.delete(firestore().doc(paths.personalMail(customerId, uid, 'emailChange')));
};

/** After an email change: ends all other links and sessions, and updates queued emails and, for paying owners, Stripe. */
const followMove = async ({ uid, email }: Pick<EmailChange, 'uid' | 'email'>): Promise<void> => {
  await auth().revokeRefreshTokens(uid);
  await endLinksOf(uid);
  await redirectEmails(uid, email);
  await tryUpdateStripeEmail(uid);
};

/**
 * Changes the caller's sign-in email, by the link sent to the new address: payload `{ token }`, result `{ email }`.
 *
 * Only the person who requested the change has both that email and a recently entered password. A stranger at a mistyped address has no
 * account here, and a mail scanner that opens links changes nothing. The old address gets a notice with an undo link; all sessions and
 * links end.
 * @throws HttpsError `unauthenticated`; `invalid-argument`; `failed-precondition` if the password was entered too long ago. `not-found` for
 * a link that was used, has expired, is for another login, or never existed; `already-exists` if the address now has an account;
 * `resource-exhausted`.
 */
export const confirmEmailChange = signedInCallWith({ secrets })(
  loginCalls.confirmEmailChange,
  async ({ token }, uid, request) => {
    await requireRecentPassword(request, 'confirmEmailChange');
    const change = await openChange(token, 'change');
    if (change?.uid !== uid) throw invalidLinkError();
    const { email, before, language, customerId } = change;
    const back = newToken();
    const undo = emailChangeFields('undo', { uid, customerId, email: before, before: email, language }, null);
    const address = siteAddress(`/login?mode=undoEmail&token=${back}`);
    const mail = emailChangedNotice({ to: before, email, address }, language ?? 'en');
    await changeLoginEmail({
      reference: emailChangeReference(token),
      change,
      password: null,
      write: (transaction) => {
        transaction.set(emailChangeReference(back), undo);
        transaction.set(firestore().collection(paths.mails()).doc(), mail);
        clearPending(transaction, change);
      },
    });
    await followMove(change);
    return { email };
  },
);

const requireUndo = (request: Pick<CallableRequest, 'rawRequest'>, token: string): Promise<EmailChange> =>
  countingWrongLinks(request, async () => {
    const undo = await openChange(token, 'undo');
    if (undo === null) throw invalidLinkError();
    return undo;
  });

/**
 * Returns the email that an undo link restores: payload `{ token }`, result `{ email }`, for anyone with the link. It changes nothing.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, has expired, or never existed; `resource-exhausted`
 */
export const readEmailUndo = openCall(signInCalls.readEmailUndo, async ({ token }, request) => {
  const { email } = await requireUndo(request, token);
  return { email };
});

/**
 * Restores the previous email: payload `{ token, password }`, result `{ email }`. It requires a new password, because the person who
 * changed the email knew the old one. All sessions and links end, including other undo links.
 * @throws HttpsError `invalid-argument`, including for the password; `not-found` as in `readEmailUndo`; `already-exists` for an address that now
 * has another account; `resource-exhausted`
 */
export const undoEmailChange = openCallWith({ secrets })(
  signInCalls.undoEmailChange,
  async ({ token, password }, request) => {
    const undo = await requireUndo(request, token);
    await changeLoginEmail({
      reference: emailChangeReference(token),
      change: undo,
      password,
      write: (transaction) => clearPending(transaction, undo),
    });
    await followMove(undo);
    const others = firestore().collection(paths.emailChanges()).where('uid', '==', undo.uid);
    const batch = firestore().batch();
    for (const { ref } of (await others.select().limit(400).get()).docs) batch.delete(ref);
    await batch.commit();
    return { email: undo.email };
  },
);
