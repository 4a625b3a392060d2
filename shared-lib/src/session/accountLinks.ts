import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { termsVersion } from '../domain/account/termsVersion.ts';
import { attempt, auth, signIn, type AuthResult } from './auth.ts';
import { callPublic } from './callPublic.ts';
import type { SignedInUser } from './signedInUser.ts';

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

/** Where somebody works who has just joined a team; the field app's address is null where none is set. */
export type WorkPlace =
  { readonly app: 'dashboard' } | { readonly app: 'field'; readonly address: string | null };

/** Where the answer says that somebody works; the dashboard where it says nothing. */
const workPlaceIn = (value: unknown): WorkPlace => {
  const { app, appAddress } = (value ?? {}) as { app?: unknown; appAddress?: unknown };
  if (app !== 'field') return { app: 'dashboard' };
  const isAddress = typeof appAddress === 'string' && appAddress.startsWith('https://');
  return { app, address: isAddress ? appAddress : null };
};

/** Sets the new password that a link allows. */
export async function finishPasswordReset(
  link: PasswordLink,
  newPassword: string,
): Promise<AuthResult<WorkPlace>> {
  if (link.kind === 'code') {
    const done = await attempt(() => confirmPasswordReset(auth(), link.code, newPassword));
    return done.ok ? { ok: true, value: { app: 'dashboard' } } : done;
  }
  const result = await callPublic(linkCalls[link.kind].finish, { token: link.token, password: newPassword });
  return result.ok ? { ok: true, value: workPlaceIn(result.value) } : result;
}
