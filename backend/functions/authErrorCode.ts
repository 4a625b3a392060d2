/** The code of an error thrown by the login accounts, such as `auth/user-not-found`; null for any other error. */
export const authErrorCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
