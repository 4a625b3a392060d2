import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import { termsVersion } from '../domain/account/termsVersion.ts';
import { callPublic } from './callPublic.ts';
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

/**
 * Asks for the mail with a link to set a new password. An address without an account gets the same answer: it tells a stranger nothing.
 * @param language of the mail, where the account has none of its own
 */
export async function sendPasswordReset(email: string, language: string): Promise<AuthResult> {
  const result = await callPublic('requestPasswordReset', { email, language });
  if (result.ok) return { ok: true, value: undefined };
  return { ok: false, problem: result.problem === 'weakPassword' ? 'invalidEmail' : result.problem };
}

/** What somebody types who signs up, beside the terms that they accept. */
export interface TypedSignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Asks for an account; again for another mail. An address that has an account gets the same answer: it tells a stranger nothing.
 * @param language of the page
 */
export async function requestSignUp(typed: TypedSignUp, language: string): Promise<AuthResult> {
  const result = await callPublic('requestSignUp', { ...typed, language, terms: termsVersion });
  if (result.ok) return { ok: true, value: undefined };
  // The page has checked the password and the names, by the same rules.
  return { ok: false, problem: result.problem === 'weakPassword' ? 'invalidEmail' : result.problem };
}

/** The address of whoever answers, of whatever shape. */
const emailIn = (result: Awaited<ReturnType<typeof callPublic>>): AuthResult<string> => {
  // What is no token at all was cut off, or made up.
  if (!result.ok) {
    return { ok: false, problem: result.problem === 'weakPassword' ? 'linkExpired' : result.problem };
  }
  const { email } = (result.value ?? {}) as { email?: unknown };
  return typeof email === 'string' ? { ok: true, value: email } : { ok: false, problem: 'unknown' };
};

/** The address that the link of a sign-up confirms; fails with `linkExpired` for a used, old or made-up one. */
export const readSignUp = async (token: string): Promise<AuthResult<string>> =>
  emailIn(await callPublic('readSignUp', { token }));

/** Makes the account of a sign-up, with the password that was chosen, and signs in to it. */
export async function confirmSignUp(token: string, password: string): Promise<AuthResult<SignedInUser>> {
  const result = emailIn(await callPublic('confirmSignUp', { token, password }));
  return result.ok ? signIn(result.value, password) : result;
}

/**
 * What a link to set a password has in it: a token of ours, of which one also undoes a change of the email, and one accepts an invitation;
 * or a code of Firebase Auth, which its console sends.
 */
export type PasswordLink =
  | { readonly kind: 'token' | 'undoEmail' | 'invitation'; readonly token: string }
  | { readonly kind: 'code'; readonly code: string };

const linkCalls = {
  token: { read: 'readAccountLink', finish: 'choosePassword' },
  undoEmail: { read: 'readEmailUndo', finish: 'undoEmailChange' },
  invitation: { read: 'readInvitation', finish: 'acceptInvitation' },
} as const;

/** The address whose password a link sets; fails with `linkExpired` for a used, old or made-up one. */
export async function readPasswordLink(link: PasswordLink): Promise<AuthResult<string>> {
  if (link.kind === 'code') return attempt(() => verifyPasswordResetCode(auth(), link.code));
  return emailIn(await callPublic(linkCalls[link.kind].read, { token: link.token }));
}

/** Sets the new password that a link allows. */
export async function finishPasswordReset(
  link: PasswordLink,
  newPassword: string,
): Promise<AuthResult<void>> {
  if (link.kind === 'code') return attempt(() => confirmPasswordReset(auth(), link.code, newPassword));
  const result = await callPublic(linkCalls[link.kind].finish, { token: link.token, password: newPassword });
  return result.ok ? { ok: true, value: undefined } : result;
}
