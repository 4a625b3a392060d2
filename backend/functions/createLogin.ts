import { authErrorCode } from './authErrorCode.ts';
import { auth } from './firebase.ts';
import { loginRefusal } from './loginRefusal.ts';
import { removeAbandonedLogin } from './removeAbandonedLogin.ts';

/**
 * Makes a login account without a password; whoever it belongs to sets one by the reset mail. One that is there under the same
 * uid already is left as it is; one with the email that nobody can use is replaced.
 * @throws HttpsError `already-exists` or `failed-precondition` when the email can't sign in
 */
export const createLogin = async (uid: string, email: string, displayName: string): Promise<void> => {
  try {
    await auth().createUser({ uid, email, displayName });
  } catch (error) {
    if (authErrorCode(error) === 'auth/uid-already-exists') return;
    if (authErrorCode(error) === 'auth/email-already-exists' && (await removeAbandonedLogin(email))) {
      return createLogin(uid, email, displayName);
    }
    throw loginRefusal(error, email);
  }
};
