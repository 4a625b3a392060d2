import { paths } from 'shared-lib/domain';
import { planNewType, violationTypeCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Adds a kind of violation at the end of the list: payload as in `violationTypeFormSchema`, result `{ typeId }`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `already-exists` if another has the
 * name, with the field; `resource-exhausted` at the maximum number
 */
export const addViolationType = officeCall(violationTypeCalls.addViolationType, async (form, author) => {
  const { customerId } = author;
  const { id } = firestore().collection(paths.violationTypes(customerId)).doc();
  await firestore().runTransaction(async (transaction) => {
    const types = await readTypes(transaction, customerId);
    // The transaction reruns if the answer to its commit was lost.
    if (types.some((type) => type.id === id)) return;
    writeTypePlan(transaction, author, planNewType(id, form, types), types, id);
  });
  return { typeId: id };
});
