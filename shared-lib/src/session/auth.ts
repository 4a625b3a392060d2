import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { forgetDrafts } from './drafts.ts';
import { firebaseApp } from './firebaseApp.ts';
import { forgetLastKnown } from './lastKnown/lastKnown.ts';
import type { SignedInUser } from './signedInUser.ts';
import { signInProblem, type SignInProblem } from './signInProblem.ts';

export type AuthResult<T = undefined> = { ok: true; value: T } | { ok: false; problem: SignInProblem };

let started: Auth | undefined;

/** The one Auth client: without popup and redirect sign-in, which the product does not use and which are half its size. */
export function auth(): Auth {
  if (!started) {
    const { app, config } = firebaseApp();
    started = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (config.emulators) connectAuthEmulator(started, config.emulators.auth, { disableWarnings: true });
  }
  return started;
}

async function attempt<T>(action: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ok: true, value: await action() };
  } catch (error) {
    return { ok: false, problem: signInProblem(error) };
  }
}

const describeUser = (user: {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
}): SignedInUser => ({
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  photoURL: user.photoURL,
});

/**
 * Tells who is signed in, now and at every change.
 * @returns the function that stops it.
 */
export function watchUser(
  onUser: (user: SignedInUser | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onAuthStateChanged(auth(), (user) => onUser(user && describeUser(user)), onError);
}

/** Signs in with e-mail and password; a refusal does not tell which of the two was wrong. */
export const signIn = (email: string, password: string): Promise<AuthResult<SignedInUser>> =>
  attempt(async () => describeUser((await signInWithEmailAndPassword(auth(), email, password)).user));

let byChoice = false;

/** Signs out on this device, on which nothing of the account stays: what is kept goes before the session does. */
export async function signOut(): Promise<void> {
  byChoice = true;
  forgetDrafts();
  await forgetLastKnown();
  await firebaseSignOut(auth());
}

/** Whether whoever is signed out now asked for it on this page; otherwise the session has ended by itself or elsewhere. */
export const signedOutByChoice = () => byChoice;

/** Sends the mail with a link to set a new password. An address without an account succeeds too: it tells a stranger nothing. */
export async function sendPasswordReset(email: string): Promise<AuthResult> {
  const result = await attempt(() => sendPasswordResetEmail(auth(), email));
  return !result.ok && result.problem === 'wrongCredentials'
    ? { ok: true, value: undefined }
    : (result as AuthResult);
}

/** The address whose password a reset link sets; fails with `linkExpired` for a used, old or made-up code. */
export const readPasswordReset = (code: string): Promise<AuthResult<string>> =>
  attempt(() => verifyPasswordResetCode(auth(), code));

/** Sets the new password that a reset link allows. */
export const finishPasswordReset = (code: string, newPassword: string): Promise<AuthResult<void>> =>
  attempt(() => confirmPasswordReset(auth(), code, newPassword));
