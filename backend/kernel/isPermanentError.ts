import { HttpsError } from 'firebase-functions/https';

/** Firestore's gRPC codes for input it rejects: invalid argument, resource exhausted, out of range. */
const refusals: readonly unknown[] = [3, 8, 11];

/**
 * Whether a transaction's error comes from the data it reads or writes, so a retry would fail the same way. That is the case if Firestore
 * rejected the size or form of a document or request, or the code couldn't handle a value. Errors thrown by callables don't count, nor do
 * temporary ones like a lost connection or a concurrent write.
 */
export const isPermanentError = (error: unknown): boolean => {
  if (error instanceof HttpsError) return false;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === undefined || refusals.includes(code);
};
