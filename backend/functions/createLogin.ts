import { HttpsError } from 'firebase-functions/https';
import { authErrorCode } from './authErrorCode.ts';
import { auth } from './firebase.ts';

/**
 * Makes a login account without a password; whoever it belongs to sets one by the reset mail. One that is there under the same
 * uid already is left as it is.
 * @throws HttpsError `already-exists` or `failed-precondition` when the email can't sign in
 */
export const createLogin = async (uid: string, email: string, displayName: string): Promise<void> => {
  try {
    await auth().createUser({ uid, email, displayName });
  } catch (error) {
    const code = authErrorCode(error);
    if (code === 'auth/uid-already-exists') return;
    if (code === 'auth/email-already-exists') {
      throw new HttpsError('already-exists', `${email} already signs in with another account.`);
    }
    if (code === 'auth/invalid-email') {
      throw new HttpsError('failed-precondition', `${email} is no email to sign in with.`);
    }
    throw error;
  }
};
