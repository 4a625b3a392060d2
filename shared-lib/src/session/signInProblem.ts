/** Sign-in and password reset errors that users may see. */
export type SignInProblem =
  | 'wrongCredentials'
  | 'invalidEmail'
  | 'accountDisabled'
  | 'tooManyAttempts'
  | 'weakPassword'
  | 'linkExpired'
  | 'otherPassword'
  | 'hasAccount'
  | 'google'
  | 'offline'
  | 'unknown';

const problems: Readonly<Record<string, SignInProblem>> = {
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/invalid-email': 'invalidEmail',
  'auth/missing-email': 'invalidEmail',
  'auth/missing-password': 'wrongCredentials',
  'auth/account-exists-with-different-credential': 'google',
  'auth/invalid-idp-response': 'google',
  'auth/operation-not-allowed': 'google',
  'auth/user-disabled': 'accountDisabled',
  'auth/too-many-requests': 'tooManyAttempts',
  'auth/weak-password': 'weakPassword',
  'auth/expired-action-code': 'linkExpired',
  'auth/invalid-action-code': 'linkExpired',
  'auth/network-request-failed': 'offline',
};

/**
 * Maps an Auth SDK error. A wrong address and a wrong password are the same problem, so neither is revealed.
 */
export function signInProblem(error: unknown): SignInProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return problems[code] ?? 'unknown';
}
