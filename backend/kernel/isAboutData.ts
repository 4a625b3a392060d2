import { HttpsError } from 'firebase-functions/https';

/** What Firestore answers to what it can't take, by the numbers of gRPC: invalid argument, resource exhausted, out of range. */
const refusals: readonly unknown[] = [3, 8, 11];

/**
 * Whether an error of a transaction comes from what it reads or writes, so that repeating it would end the same way: Firestore
 * refused a document or a request for its size or form, or the code could not handle a value. Not what a callable says itself, nor
 * what passes, such as a lost connection or someone else's write.
 */
export const isAboutData = (error: unknown): boolean => {
  if (error instanceof HttpsError) return false;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === undefined || refusals.includes(code);
};
