import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { changedMeanwhile as changedMeanwhileCode, Decision, DocumentSchema } from 'shared-lib/domain';
import { conflictError } from './conflictError.ts';
import { firestore } from './firebase.ts';
import { requireRecord, updateRecord } from './records.ts';
import type { FieldsOf } from './storedFields.ts';

/** The record that a callable changes. */
export interface RecordToChange<T> {
  readonly reference: DocumentReference;
  readonly schema: DocumentSchema<T>;
  /** The message if there is none, in English. */
  readonly missing: string;
}

/** A `Decision` about one record: its new fields, null if it already has them, and what else the transaction writes. */
type RecordDecision<T> = Decision<
  { fields: FieldsOf<T> | null; write?: () => void },
  typeof changedMeanwhileCode
>;

/**
 * Changes one record in a transaction: reads it, gets a decision, and writes the decided fields with `updatedAt`.
 * @param decide gets the current record, reads what else it needs and decides; compares the revision the author saw, and throws
 *   every other refusal
 * @returns the callable's answer
 * @throws HttpsError `not-found`; `failed-precondition` for a damaged record; `aborted` if someone else changed it first; what `decide` throws
 */
export const changeRecord = async <T>(
  { reference, schema, missing }: RecordToChange<T>,
  decide: (record: T, transaction: Transaction) => Promise<RecordDecision<T>> | RecordDecision<T>,
): Promise<{ success: true }> => {
  await firestore().runTransaction(async (transaction) => {
    const record = requireRecord(schema, await transaction.get(reference), missing);
    const decision = await decide(record, transaction);
    if (!decision.ok) throw conflictError();
    if (decision.fields === null) return;
    updateRecord(transaction, reference, schema, decision.fields);
    decision.write?.();
  });
  return { success: true };
};
