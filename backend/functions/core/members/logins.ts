import { collectionGroups, paths } from 'shared-lib/domain';
import { emailTaken } from '../../../kernel/fieldRefusal.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { authErrorCode, loginRefusal } from './loginRefusal.ts';
import { loginWith } from './moveLogin.ts';

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
