import { invalidArgument } from '../FirestoreError.ts';
import type { FirestoreError } from '../FirestoreError.ts';

/** Maximum request size in bytes (firebase.google.com/docs/firestore/quotas). */
export const MAX_REQUEST_BYTES = 10_485_760;

/** The refusal of a larger request. */
export function requestTooLarge(): FirestoreError {
  return invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
}
