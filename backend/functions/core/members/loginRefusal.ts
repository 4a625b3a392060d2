import { emailTaken, fieldRefusal } from '../../../kernel/fieldRefusal.ts';

/** The code of an error thrown by the login accounts, such as `auth/user-not-found`; null for any other error. */
export const authErrorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/**
 * Why a login account can't have an email, as what a callable throws: `already-exists` or `failed-precondition`.
 * @param error whatever Auth threw
 * @returns the error itself when it is about something else
 */
export const loginRefusal = (error: unknown, email: string): unknown => {
  const code = authErrorCode(error);
  if (code === 'auth/email-already-exists') {
    return emailTaken(`${email} already signs in with another account.`, 'taken');
  }
  if (code === 'auth/invalid-email') {
    return fieldRefusal('failed-precondition', `${email} is no email to sign in with.`, {
      email: { code: 'invalid', format: 'email' },
    });
  }
  return error;
};
