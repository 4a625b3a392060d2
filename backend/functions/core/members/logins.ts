import type { UserRecord } from 'firebase-admin/auth';
import { collectionGroups, paths } from 'shared-lib/domain';
import { emailTaken, fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';

/** The code of an Auth error, for example `auth/user-not-found`; null for any other error. */
export const authErrorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/**
 * Converts Auth's rejection of an email to the error a callable throws: `already-exists` or `failed-precondition`.
 * @param error any error from Auth
 * @returns the same error if it has another cause
 */
export const loginRefusal = (error: unknown, email: string): unknown => {
  const code = authErrorCode(error);
  if (code === 'auth/email-already-exists') {
    return emailTaken(`${email} already signs in with another account.`, 'taken');
  }
  if (code === 'auth/invalid-email') {
    return fieldRefusal('failed-precondition', `${email} can’t be used to sign in.`, {
      email: { code: 'invalid', format: 'email' },
    });
  }
  return error;
};

/** Deletes a login account; a missing one is not an error. */
export const deleteLogin = async (uid: string): Promise<void> => {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
};

/**
 * Whether a login has another membership: as an owner, or in another owner's team.
 * @param memberPath the membership's document; null to look for any membership
 */
export const usesLoginElsewhere = async (uid: string, memberPath: string | null): Promise<boolean> => {
  const [customer, records] = await Promise.all([
    firestore().doc(paths.customer(uid)).get(),
    firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get(),
  ]);
  return customer.exists || records.docs.some((record) => record.ref.path !== memberPath);
};

/** The login that uses an email. */
export interface EmailHolder {
  readonly uid: string;
  readonly disabled: boolean;
  /** Whether the login belongs to a business or a team. */
  readonly isInUse: boolean;
}

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
export const updateLogin = async (
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

/** The login that uses an email; null for none. */
export const holderOfEmail = async (email: string): Promise<EmailHolder | null> => {
  const login = await loginWith(email);
  if (login === null) return null;
  const { uid, disabled } = login;
  return { uid, disabled, isInUse: await usesLoginElsewhere(uid, null) };
};

/**
 * Rejects an email that can't join, because one address is one login: it belongs to a business or another team. Other invitations, or an
 * account without access to anything, don't matter.
 * @throws HttpsError `already-exists`, or `failed-precondition` for an email that can't sign in
 */
export const requireInvitable = async (email: string): Promise<void> => {
  const holder = await holderOfEmail(email).catch((error: unknown) => {
    throw loginRefusal(error, email);
  });
  if (holder !== null && (holder.disabled || holder.isInUse)) {
    throw emailTaken(`${email} already signs in with another account.`, 'taken');
  }
};
