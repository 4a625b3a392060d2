import { emailTaken, fieldRefusal } from '../../../kernel/fieldRefusal.ts';

/** The code of an Auth error, for example `auth/user-not-found`; null for any other error. */
export const authErrorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/**
 * Converts Auth's rejection of an email to the error a callable throws: `already-exists` or `failed-precondition`.
 * @param error any error from Auth
 * @returns the same error if it has another cause
 */
export const loginRefusal = (error: unknown, email: string): unknown => {
  const code = authErrorCode(error);
  if (code === 'auth/email-already-exists') {
    return emailTaken(`${email} already signs in with another account.`, 'taken');
  }
  if (code === 'auth/invalid-email') {
    return fieldRefusal('failed-precondition', `${email} can’t be used to sign in.`, {
      email: { code: 'invalid', format: 'email' },
    });
  }
  return error;
};
