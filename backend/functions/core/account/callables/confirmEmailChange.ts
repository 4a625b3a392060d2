import type { Transaction } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/https';
import { accountTokenSchema, chosenPasswordSchema } from '../domain/accountLink.ts';
import { paths } from 'shared-lib/domain';
import type { EmailChange } from '../domain/emailChange.ts';
import { paymentSecrets } from '../../payments/configuration.ts';
import { tryTellingEmailToStripe } from '../../payments/emailAtStripe.ts';
import { callableOptions, payloadOf } from '../../../../kernel/calls.ts';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { siteAddress } from '../../messages/configuration.ts';
import { redirectMails } from '../../messages/triggers/followReader.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { endLinksOf, newToken } from '../accountLinks.ts';
import { emailChangedMail } from '../accountMails.ts';
import { requireAtKeyboard } from '../atKeyboard.ts';
import { emailChangeFields, emailChangeReference, openChange } from './emailChanges.ts';
import { moveEmail } from '../moveEmail.ts';
import { requireFewLinks, usedUp } from '../openedLinks.ts';

/** Stripe is told of the new address too. */
const movingOptions = { ...callableOptions, secrets: paymentSecrets };

/** Takes away what somebody was shown of a change that they asked for: their email is another one now. */
const forgetWaiting = (transaction: Transaction, { customerId, uid }: EmailChange): void => {
  if (customerId !== null)
    transaction.delete(firestore().doc(paths.personalMail(customerId, uid, 'emailChange')));
};

/** Ends every other link and session of somebody whose email has changed, and tells waiting mails and, where they pay, Stripe. */
const followMove = async ({ uid, email }: Pick<EmailChange, 'uid' | 'email'>): Promise<void> => {
  await auth().revokeRefreshTokens(uid);
  await endLinksOf(uid);
  await redirectMails(uid, email);
  await tryTellingEmailToStripe(uid);
};

/**
 * Changes the email with which the caller signs in, as the link in the mail to the new address allows: payload `{ token }`, result
 * `{ email }`. Who has that mail and gave the password of the account a moment ago is who asked; a stranger at a mistyped address has no
 * account here, and a mailbox that opens links by itself changes nothing. The old address gets a notice with a way back; all sessions
 * and links end.
 * @throws HttpsError `unauthenticated`; `invalid-argument`; `failed-precondition` for whoever gave their password long ago; `not-found`
 *   for a link that was used, is too old, is another login's, or never was; `already-exists` for an address that has an account by now;
 *   `resource-exhausted`
 */
export const confirmEmailChange = onCall(movingOptions, async (request) => {
  const uid = await requireAtKeyboard(request, 'confirmEmailChange');
  const { token } = payloadOf(accountTokenSchema, request.data);
  const change = await openChange(token, 'change');
  if (change?.uid !== uid) throw usedUp();
  const { email, before, language, customerId } = change;
  const back = newToken();
  const undo = emailChangeFields('undo', { uid, customerId, email: before, before: email, language }, null);
  const address = siteAddress(`/login?mode=undoEmail&token=${back}`);
  const mail = emailChangedMail({ to: before, email, address }, language ?? 'en');
  await moveEmail({
    reference: emailChangeReference(token),
    change,
    password: null,
    write: (transaction) => {
      transaction.set(emailChangeReference(back), undo);
      transaction.set(firestore().collection(paths.mails()).doc(), mail);
      forgetWaiting(transaction, change);
    },
  });
  await followMove(change);
  return { email };
});

const requireUndo = async (
  request: Pick<CallableRequest, 'rawRequest'>,
  token: string,
): Promise<EmailChange> => {
  await requireFewLinks(request);
  const undo = await openChange(token, 'undo');
  if (undo === null) throw usedUp();
  return undo;
};

/**
 * Says to which email a link goes back: payload `{ token }`, result `{ email }`, for whoever has the link. It changes nothing.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, is too old, or never was; `resource-exhausted`
 */
export const readEmailUndo = onCall(callableOptions, async (request) => {
  const { token } = payloadOf(accountTokenSchema, request.data);
  const { email } = await requireUndo(request, token);
  return { email };
});

/**
 * Goes back to the email from before, with a new password, since whoever changed it knew the old one: payload `{ token, password }`,
 * result `{ email }`. All sessions and links end, other ways back among them.
 * @throws HttpsError `invalid-argument`, also about the password; `not-found` as in `readEmailUndo`; `already-exists` for an address
 *   that another account has by now; `resource-exhausted`
 */
export const undoEmailChange = onCall(movingOptions, async (request) => {
  const { token, password } = payloadOf(chosenPasswordSchema, request.data);
  const undo = await requireUndo(request, token);
  await moveEmail({
    reference: emailChangeReference(token),
    change: undo,
    password,
    write: (transaction) => forgetWaiting(transaction, undo),
  });
  await followMove(undo);
  const others = firestore().collection(paths.emailChanges()).where('uid', '==', undo.uid);
  const batch = firestore().batch();
  for (const { ref } of (await others.select().limit(400).get()).docs) batch.delete(ref);
  await batch.commit();
  return { email: undo.email };
});
