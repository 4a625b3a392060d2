import type { UserRecord } from 'firebase-admin/auth';
import { collectionGroups, functionTimeoutMillis, paths } from 'shared-lib/domain';
import { auth, firestore } from './firebase.ts';
import { authErrorCode, loginRefusal } from './loginRefusal.ts';
import { loginWith, neverSignedIn } from './moveLogin.ts';

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

/** Removes a login account; one that is gone already is no error. */
export const deleteLogin = async (uid: string): Promise<void> => {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
};

/** The ids that Firestore gives to documents, and `addTeamMember` to logins; those that Auth gives are longer. */
const addedHere = /^[A-Za-z0-9]{20}$/;

/** Whether an addition may have left a login account behind: none that runs still can be at work on it. */
const mayBeAbandoned = (login: UserRecord): boolean =>
  addedHere.test(login.uid) &&
  neverSignedIn(login) &&
  Date.parse(login.metadata.creationTime) < Date.now() - 2 * functionTimeoutMillis;

/**
 * Removes the login account with an email when it is what `addTeamMember` left behind as it broke off: never signed in to, in no
 * team, of no business. Without that, nobody could ever be added with the email again.
 * @returns whether the email is free now
 */
export const removeAbandonedLogin = async (email: string): Promise<boolean> => {
  const login = await loginWith(email);
  if (login === null) return true;
  if (!mayBeAbandoned(login) || (await usesLoginElsewhere(login.uid, null))) return false;
  await deleteLogin(login.uid);
  return true;
};

/**
 * Whether someone uses their login for more than one membership: as an owner, or in another owner's team.
 * @param memberPath the membership's document; null to ask for any membership at all
 */
export const usesLoginElsewhere = async (uid: string, memberPath: string | null): Promise<boolean> => {
  const [customer, records] = await Promise.all([
    firestore().doc(paths.customer(uid)).get(),
    firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid).get(),
  ]);
  return customer.exists || records.docs.some((record) => record.ref.path !== memberPath);
};
