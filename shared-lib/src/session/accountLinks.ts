import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { termsVersion } from '../domain/account/termsVersion.ts';
import { toAuthResult, auth, signIn, type AuthResult } from './auth.ts';
import { callPublic } from './callPublic.ts';
import type { SignedInUser } from './signedInUser.ts';

/** The language of an email, from the page's. */
const mailLanguage = (language: string) => (language === 'es' ? 'es' : 'en');

/**
 * Requests the password reset email. An unknown address gets the same response, so nothing is revealed about
 * accounts.
 * @param language of the email, if the account has none
 */
export async function sendPasswordReset(email: string, language: string): Promise<AuthResult> {
  const result = await callPublic('requestPasswordReset', { email, language: mailLanguage(language) });
  if (result.ok) return { ok: true, value: undefined };
  return { ok: false, problem: result.problem === 'weakPassword' ? 'invalidEmail' : result.problem };
}

/** The sign-up form's input, besides accepting the terms. */
export interface SignUpInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Requests an account; calling it again resends the email. An address that already has an account gets the
 * same answer, so nothing is revealed about accounts.
 * @param language of the page
 */
export async function requestSignUp(typed: SignUpInput, language: string): Promise<AuthResult> {
  const result = await callPublic('requestSignUp', {
    ...typed,
    language: mailLanguage(language),
    terms: termsVersion,
  });
  if (result.ok) return { ok: true, value: undefined };
  // The page already checked password and names by the same rules, so the email is to blame.
  return { ok: false, problem: result.problem === 'weakPassword' ? 'invalidEmail' : result.problem };
}

/** Reads the email address from an answer of any shape. */
const emailIn = (result: Awaited<ReturnType<typeof callPublic>>): AuthResult<string> => {
  // An invalid argument here means the token was truncated or made up.
  if (!result.ok) {
    return { ok: false, problem: result.problem === 'weakPassword' ? 'linkExpired' : result.problem };
  }
  const { email } = (result.value ?? {}) as { email?: unknown };
  return typeof email === 'string' ? { ok: true, value: email } : { ok: false, problem: 'unknown' };
};

/**
 * The email address a sign-up link confirms. Fails with `linkExpired` for a used, expired or made-up link.
 */
export const readSignUp = async (token: string): Promise<AuthResult<string>> =>
  emailIn(await callPublic('readSignUp', { token }));

/** Creates the account with the chosen password and signs in. */
export async function confirmSignUp(token: string, password: string): Promise<AuthResult<SignedInUser>> {
  const result = emailIn(await callPublic('confirmSignUp', { token, password }));
  return result.ok ? signIn(result.value, password) : result;
}

/** The email address that a link confirms, chosen after an invitation by text. Fails with `linkExpired`. */
export const readChosenEmail = async (token: string): Promise<AuthResult<string>> =>
  emailIn(await callPublic('readChosenEmail', { token }));

/** Confirms that address. Fails with `linkExpired` for a used, expired or made-up link. */
export const confirmChosenEmail = async (token: string): Promise<AuthResult<string>> =>
  emailIn(await callPublic('confirmChosenEmail', { token }));

/**
 * The content of a password link: one of our tokens (a reset, an undone email change or an invitation), or a Firebase Auth code sent from
 * its console.
 */
export type PasswordLink =
  | { readonly kind: 'token' | 'undoEmail' | 'invitation'; readonly token: string }
  | { readonly kind: 'code'; readonly code: string };

const linkCalls = {
  token: { read: 'readAccountLink', finish: 'choosePassword' },
  undoEmail: { read: 'readEmailUndo', finish: 'undoEmailChange' },
  invitation: { read: 'readInvitation', finish: 'acceptInvitation' },
} as const;

/**
 * The email address whose password a link sets; empty for an invitation by text, whose recipient chooses one. Fails with `linkExpired` for
 * a used, expired or made-up link.
 */
export async function readPasswordLink(link: PasswordLink): Promise<AuthResult<string>> {
  if (link.kind === 'code') return toAuthResult(() => verifyPasswordResetCode(auth(), link.code));
  return emailIn(await callPublic(linkCalls[link.kind].read, { token: link.token }));
}

/** Where a new team member works. The field app's address is null if none is configured. */
export type WorkPlace =
  | { readonly app: 'dashboard' }
  | { readonly app: 'field'; readonly address: string | null };

/** Reads the workplace from an answer; defaults to the dashboard. */
const workPlaceIn = (value: unknown): WorkPlace => {
  const { app, appAddress } = (value ?? {}) as { app?: unknown; appAddress?: unknown };
  if (app !== 'field') return { app: 'dashboard' };
  const isAddress = typeof appAddress === 'string' && appAddress.startsWith('https://');
  return { app, address: isAddress ? appAddress : null };
};

/**
 * Sets a new password using a link.
 * @param email that someone invited by text chose
 */
export async function finishPasswordReset(
  link: PasswordLink,
  newPassword: string,
  email?: string,
): Promise<AuthResult<WorkPlace>> {
  if (link.kind === 'code') {
    const done = await toAuthResult(() => confirmPasswordReset(auth(), link.code, newPassword));
    return done.ok ? { ok: true, value: { app: 'dashboard' } } : done;
  }
  const result = await callPublic(linkCalls[link.kind].finish, {
    token: link.token,
    password: newPassword,
    ...(email !== undefined && { email }),
  });
  return result.ok ? { ok: true, value: workPlaceIn(result.value) } : result;
}
