import { collectionGroups, paths } from 'shared-lib/domain';
import { emailTaken } from '../../../kernel/fieldRefusal.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { authErrorCode, loginRefusal } from './loginRefusal.ts';
import { loginWith } from './moveLogin.ts';

/** Removes a login account; one that is gone already is no error. */
export const deleteLogin = async (uid: string): Promise<void> => {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
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

/** Who signs in with an email. */
export interface EmailHolder {
  readonly uid: string;
  readonly disabled: boolean;
  /** Whether the login opens a business or a team. */
  readonly isInUse: boolean;
}

/** Who signs in with an email; null for nobody. */
export const holderOfEmail = async (email: string): Promise<EmailHolder | null> => {
  const login = await loginWith(email);
  if (login === null) return null;
  const { uid, disabled } = login;
  return { uid, disabled, isInUse: await usesLoginElsewhere(uid, null) };
};

/**
 * Refuses an email with which nobody could join, since one address is one login: it opens a business or another team. Being invited by
 * others, or having an account that opens nothing, is no hindrance.
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
