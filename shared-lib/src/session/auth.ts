import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
  type Auth,
} from 'firebase/auth';
import { forgetDrafts } from './drafts.ts';
import { firebaseApp } from './firebaseApp.ts';
import { storeMarks } from './keptMarks.ts';
import { forgetLastKnown } from './lastKnown/lastKnown.ts';
import type { SignedInUser } from './signedInUser.ts';
import { signInProblem, type SignInProblem } from './signInProblem.ts';

export type AuthResult<T = undefined> = { ok: true; value: T } | { ok: false; problem: SignInProblem };

let started: Auth | undefined;

/** The one Auth client: without Auth's own popup and redirect, which are half its size: Google answers at an address of ours. */
export function auth(): Auth {
  if (!started) {
    const { app, config } = firebaseApp();
    started = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (config.emulators) connectAuthEmulator(started, config.emulators.auth, { disableWarnings: true });
  }
  return started;
}

export async function attempt<T>(action: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ok: true, value: await action() };
  } catch (error) {
    return { ok: false, problem: signInProblem(error) };
  }
}

export const describeUser = (user: {
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

/** Whether whoever is signed in has a password: who came by Google alone has none. */
export const hasPassword = (): boolean =>
  auth().currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? true;

/** Signs in whoever is signed in once more: it shows that they know the password, and begins a session of its own. */
export const signInAgain = (password: string): Promise<AuthResult<SignedInUser>> =>
  signIn(auth().currentUser?.email ?? '', password);

/**
 * Finds out whether the session of this page was ended elsewhere, which signs it out.
 * @param endedAt when sessions were ended, epoch milliseconds; a token that was given later shows that this one goes on
 */
export async function confirmSession(endedAt: number): Promise<void> {
  const user = auth().currentUser;
  try {
    if (!user || Date.parse((await user.getIdTokenResult()).issuedAtTime) >= endedAt) return;
    await user.getIdToken(true);
  } catch (error) {
    // The SDK has signed out whoever has no session any more; without a connection, the next token tells.
    console.info('The session could not be confirmed', error);
  }
}

let byChoice = false;

/** Signs out on this device, on which nothing of the account stays: what is kept goes before the session does. */
export async function signOut(): Promise<void> {
  byChoice = true;
  forgetDrafts();
  storeMarks(null);
  await forgetLastKnown();
  await firebaseSignOut(auth());
}

/** Whether whoever is signed out now asked for it on this page; otherwise the session has ended by itself or elsewhere. */
export const signedOutByChoice = () => byChoice;
