import type { UserRecord } from 'firebase-admin/auth';
import { emailTaken } from '../../../kernel/fieldRefusal.ts';
import { auth } from '../../../kernel/firebase.ts';
import { authErrorCode, loginRefusal } from './loginRefusal.ts';

const orNull = (user: Promise<UserRecord>): Promise<UserRecord | null> =>
  user.catch((error: unknown) => {
    if (authErrorCode(error) === 'auth/user-not-found') return null;
    throw error;
  });

/** A login account as it stands; null when there is none. */
export const loginOf = (uid: string): Promise<UserRecord | null> => orNull(auth().getUser(uid));

/** The login account that signs in with an email; null when there is none. */
export const loginWith = (email: string): Promise<UserRecord | null> => orNull(auth().getUserByEmail(email));

/** Whether nobody signed in to an account that a function made; there are accounts whose making counts as the first time. */
export const neverSignedIn = ({ metadata: { lastSignInTime, creationTime } }: UserRecord): boolean =>
  !lastSignInTime || lastSignInTime === creationTime;

/**
 * Refuses an email that somebody else signs in with.
 * @throws HttpsError `already-exists`
 */
export const requireFreeEmail = async (uid: string, email: string): Promise<void> => {
  const holder = await loginWith(email);
  if (holder !== null && holder.uid !== uid) {
    throw emailTaken(`${email} already signs in with another account.`, 'taken');
  }
};

/**
 * Gives a login account another name and, where one is named, another email. Doing it again changes nothing.
 * @param emailVerified whether its holder has shown that the email is theirs
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
