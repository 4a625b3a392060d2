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
import { clearDrafts } from './drafts.ts';
import { firebaseApp } from './firebaseApp.ts';
import { saveMarks } from './pendingMarks.ts';
import { endPush } from './push/endPush.ts';
import { clearDeviceCache } from './lastKnown/deviceCache.ts';
import { recordSignedIn, type SignedInUser } from './signedInUser.ts';
import { signInProblem, type SignInProblem } from './signInProblem.ts';

export type AuthResult<T = undefined> = { ok: true; value: T } | { ok: false; problem: SignInProblem };

let started: Auth | undefined;

/**
 * The page's Auth client. Excludes Firebase's popup and redirect flows, which are half its size: Google
 * sign-in redirects to an address of ours.
 */
export function auth(): Auth {
  if (!started) {
    const { app, config } = firebaseApp();
    started = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (config.emulators) connectAuthEmulator(started, config.emulators.auth, { disableWarnings: true });
  }
  return started;
}

export async function toAuthResult<T>(action: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ok: true, value: await action() };
  } catch (error) {
    return { ok: false, problem: signInProblem(error) };
  }
}

export const toSignedInUser = (user: {
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
 * Subscribes to the signed-in user.
 * @returns the unsubscribe function.
 */
export function onUserChange(
  onUser: (user: SignedInUser | null) => void,
  onError: (error: Error) => void,
): () => void {
  const tell = (user: SignedInUser | null) => {
    recordSignedIn(user);
    if (user !== null) signedOutByUser = false;
    onUser(user);
  };
  return onAuthStateChanged(auth(), (user) => tell(user && toSignedInUser(user)), onError);
}

/** Signs in with email and password. A failure doesn't reveal which of the two was wrong. */
export const signIn = (email: string, password: string): Promise<AuthResult<SignedInUser>> =>
  toAuthResult(async () => toSignedInUser((await signInWithEmailAndPassword(auth(), email, password)).user));

/** Whether the signed-in user has a password. Accounts that only use Google have none. */
export const hasPassword = (): boolean =>
  auth().currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? true;

/** Reauthenticates the current user, which starts a new session. */
export const reauthenticate = (password: string): Promise<AuthResult<SignedInUser>> =>
  signIn(auth().currentUser?.email ?? '', password);

/**
 * Checks whether this session was ended elsewhere, and signs out if so.
 * @param endedAt when sessions were ended, epoch milliseconds; a token issued later is still valid
 */
export async function checkSession(endedAt: number): Promise<void> {
  const user = auth().currentUser;
  try {
    if (!user || Date.parse((await user.getIdTokenResult()).issuedAtTime) >= endedAt) return;
    await user.getIdToken(true);
  } catch (error) {
    // The SDK has already signed out an ended session. Offline, the next token refresh will tell.
    console.info('The session could not be confirmed', error);
  }
}

let signedOutByUser = false;

/** Signs out and removes the account's data from this device, before the session ends. */
export async function signOut(): Promise<void> {
  signedOutByUser = true;
  clearDrafts();
  saveMarks(null);
  await endPush();
  await clearDeviceCache();
  await firebaseSignOut(auth());
}

/** Whether the last user of this page signed out; otherwise the session expired or was ended elsewhere. */
export const didUserSignOut = () => signedOutByUser;
