import type { UserRecord } from 'firebase-admin/auth';
import { emailTaken } from '../../../kernel/fieldRefusal.ts';
import { auth } from '../../../kernel/firebase.ts';
import { authErrorCode, loginRefusal } from './loginRefusal.ts';

const orNull = (user: Promise<UserRecord>): Promise<UserRecord | null> =>
  user.catch((error: unknown) => {
    if (authErrorCode(error) === 'auth/user-not-found') return null;
    throw error;
  });

/** The current login account; null if there is none. */
export const loginOf = (uid: string): Promise<UserRecord | null> => orNull(auth().getUser(uid));

/** The login account with an email; null if there is none. */
export const loginWith = (email: string): Promise<UserRecord | null> => orNull(auth().getUserByEmail(email));

/** Whether an account that a function created was never used; for some accounts, Auth counts their creation as the first sign-in. */
export const neverSignedIn = ({ metadata: { lastSignInTime, creationTime } }: UserRecord): boolean =>
  !lastSignInTime || lastSignInTime === creationTime;

/**
 * Rejects an email that another login uses.
 * @throws HttpsError `already-exists`
 */
export const requireFreeEmail = async (uid: string, email: string): Promise<void> => {
  const holder = await loginWith(email);
  if (holder !== null && holder.uid !== uid) {
    throw emailTaken(`${email} already signs in with another account.`, 'taken');
  }
};

/**
 * Changes a login account's name and, if given, its email. Idempotent.
 * @param emailVerified whether the person has confirmed the email
 * @throws HttpsError `already-exists` or `failed-precondition` when the email can't sign in
 */
export const moveLogin = async (
  uid: string,
  displayName: string,
  email?: string,
  emailVerified = false,
): Promise<void> => {
  try {
    await auth().updateUser(uid, {
      displayName,
      ...(email !== undefined && { email, emailVerified }),
    });
  } catch (error) {
    throw email === undefined ? error : loginRefusal(error, email);
  }
};
