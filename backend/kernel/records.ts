import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { readDocument, type DocumentSchema } from 'shared-lib/domain';

/** A document as a record; null when there is none, or a damaged one. */
export const recordOf = <T>(schema: DocumentSchema<T>, snapshot: DocumentSnapshot): T | null => {
  const data = snapshot.data();
  const result = data && readDocument(schema, snapshot.ref.path, data);
  return result?.ok ? result.value : null;
};

/**
 * A document that a change is about, as a record.
 * @param missing what is said where there is none, in English
 * @throws HttpsError `not-found` where there is none; `failed-precondition` that names what is damaged
 */
export const requireRecord = <T>(
  schema: DocumentSchema<T>,
  snapshot: DocumentSnapshot,
  missing: string,
): T => {
  const data = snapshot.data();
  if (data === undefined) throw new HttpsError('not-found', missing);
  const result = readDocument(schema, snapshot.ref.path, data);
  if (!result.ok) throw new HttpsError('failed-precondition', result.error);
  return result.value;
};
