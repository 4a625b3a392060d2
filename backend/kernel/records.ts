import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { readDocument, type DocumentSchema } from 'shared-lib/domain';
import { storedFields, type FieldsOf } from './storedFields.ts';

/** Decodes a document; null if it is missing or damaged. */
export const recordOf = <T>(schema: DocumentSchema<T>, snapshot: DocumentSnapshot): T | null => {
  const data = snapshot.data();
  const result = data && readDocument(schema, snapshot.ref.path, data);
  return result?.ok ? result.value : null;
};

/**
 * Decodes the document a change is about.
 * @param missing the message if there is none, in English
 * @throws HttpsError `not-found` if it is missing; `failed-precondition`, naming the damage, if it is damaged
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

/** Writes the given fields of a record, and the time of the change. */
export const updateRecord = <T>(
  transaction: Transaction,
  reference: DocumentReference,
  schema: DocumentSchema<T>,
  fields: FieldsOf<T>,
): void => {
  // FieldsOf has the schema's fields alone.
  const stored = storedFields<T, FieldsOf<T>>(schema, fields as never);
  transaction.update(reference, { ...stored, updatedAt: FieldValue.serverTimestamp() });
};
