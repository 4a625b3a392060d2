import type { UserRecord } from 'firebase-admin/auth';
import { functionTimeoutMillis } from 'shared-lib/domain';
import { deleteLogin } from './deleteLogin.ts';
import { loginWith, neverSignedIn } from './moveLogin.ts';
import { usesLoginElsewhere } from './usesLoginElsewhere.ts';

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
