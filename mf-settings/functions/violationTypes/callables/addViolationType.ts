import { paths } from 'shared-lib/domain';
import { planNewType, violationTypeFormSchema } from 'mf-settings/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Adds a kind of violation at the end of the list: payload as `violationTypeFormSchema` has it, result `{ typeId }`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `already-exists` when another has the name, with the field;
 *   `resource-exhausted` when there are as many as there may be
 */
export const addViolationType = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const form = payloadOf(violationTypeFormSchema, request.data);
  const { id } = firestore().collection(paths.violationTypes(customerId)).doc();
  const author = { customerId, uid: request.auth?.uid ?? null };
  await firestore().runTransaction(async (transaction) => {
    const types = await readTypes(transaction, customerId);
    // It runs again when the answer to its commit was lost.
    if (types.some((type) => type.id === id)) return;
    writeTypePlan(transaction, author, planNewType(id, form, types), types, id);
  });
  return { typeId: id };
});
