import { planTypeEdit, violationTypeCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Edits a kind of violation: payload `{ typeId, updatedAt, nameEn, … }` as in its form, result `{ success: true }`.
 * `updatedAt` is the revision its author saw; a type that someone else has changed since isn't overwritten, unless it
 * already has these values. Cases keep what they cite.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` if someone
 * else was first, with who; `already-exists` if another type has the name, with the field
 */
export const updateViolationType = officeCall(
  violationTypeCalls.updateViolationType,
  async (edit, author) => {
    const { customerId } = author;
    await firestore().runTransaction(async (transaction) => {
      const types = await readTypes(transaction, customerId);
      writeTypePlan(transaction, author, planTypeEdit(edit, types, Date.now()), types, edit.typeId);
    });
    return { success: true };
  },
);
