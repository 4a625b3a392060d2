import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { signInCalls } from 'shared-lib/domain/open-calls';
import { pendingSignUpSchema, type PendingSignUp } from '../domain/signUp.ts';
import { fullNameOf, paths } from 'shared-lib/domain';
import { auth, firestore } from '../../../../kernel/firebase.ts';
import { authErrorCode } from '../../members/logins.ts';
import { openCall } from '../../../../kernel/openCall.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { hashOf } from '../accountLinks.ts';
import { createBusiness } from '../createBusiness.ts';
import { countingWrongLinks, invalidLinkError } from '../openedLinks.ts';
import { requireWithin } from '../requireWithin.ts';
import { isPassword } from './signUps.ts';

/** Password attempts per link. */
const tries = { max: 10, within: 3_600_000 };

const requireWaiting = (
  request: Pick<CallableRequest, 'rawRequest'>,
  token: string,
): Promise<PendingSignUp> =>
  countingWrongLinks(request, async () => {
    const stored = await firestore()
      .doc(paths.signUp(hashOf(token)))
      .get();
    const waiting = recordOf(pendingSignUpSchema, stored);
    if (waiting === null || waiting.expiresAt <= Date.now()) throw invalidLinkError();
    return waiting;
  });

/**
 * Returns whose sign-up a link confirms: payload `{ token }`, result `{ email }`, for anyone with the link. It changes nothing, so a mail
 * scanner that opens links doesn't confirm the sign-up.
 * @throws HttpsError `invalid-argument`; `not-found` for a link that was used, has expired, or never existed; `resource-exhausted`
 */
export const readSignUp = openCall(signInCalls.readSignUp, async ({ token }, request) => {
  const { email } = await requireWaiting(request, token);
  return { email };
});

/** Creates the login account, unless an aborted call already did. */
const makeLogin = async ({ uid, email, ...names }: PendingSignUp, password: string): Promise<void> => {
  try {
    await auth().createUser({ uid, email, password, displayName: fullNameOf(names), emailVerified: true });
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'auth/uid-already-exists') return;
    if (code === 'auth/email-already-exists') {
      throw new HttpsError('already-exists', 'This email now has an account.');
    }
    throw error;
  }
};

/** Ends all sign-ups with an address that now has an account. */
const endSignUpsOf = async (email: string): Promise<void> => {
  const waiting = await firestore()
    .collection(paths.signUps())
    .where('email', '==', email)
    .select()
    .limit(400)
    .get();
  const batch = firestore().batch();
  for (const { ref } of waiting.docs) batch.delete(ref);
  await batch.commit();
};

/**
 * Creates the account for a sign-up: payload `{ token, password }`, result `{ email }`. Only the person who signed up has both the email
 * and the password: a stranger who used another person's address doesn't have the link, and the recipient of that email doesn't know the
 * password. The business and its trial begin here.
 * @throws HttpsError `invalid-argument`; `permission-denied` for a different password; `not-found` as in `readSignUp`; `already-exists` if
 * the address now has an account; `resource-exhausted`
 */
export const confirmSignUp = openCall(signInCalls.confirmSignUp, async ({ token, password }, request) => {
  const waiting = await requireWaiting(request, token);
  await requireWithin([{ act: 'confirm', by: token, ...tries }]);
  if (!(await isPassword(password, waiting.password))) {
    throw new HttpsError('permission-denied', 'This isn’t the password you signed up with.');
  }
  await makeLogin(waiting, password);
  const { uid, email, firstName, lastName, language, terms } = waiting;
  await firestore().runTransaction((transaction) =>
    createBusiness(transaction, uid, { firstName, lastName, email, language, terms }),
  );
  await endSignUpsOf(email);
  return { email };
});
