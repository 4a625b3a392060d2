import { paths } from 'shared-lib/domain';
import { planNewType, violationTypeFormSchema } from 'mf-settings/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Adds a kind of violation at the end of the list: payload as in `violationTypeFormSchema`, result `{ typeId }`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `already-exists` if another has the
 * name, with the field; `resource-exhausted` at the maximum number
 */
export const addViolationType = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const form = payloadOf(violationTypeFormSchema, request.data);
  const { id } = firestore().collection(paths.violationTypes(customerId)).doc();
  const author = { customerId, uid: request.auth?.uid ?? null };
  await firestore().runTransaction(async (transaction) => {
    const types = await readTypes(transaction, customerId);
    // The transaction reruns if the answer to its commit was lost.
    if (types.some((type) => type.id === id)) return;
    writeTypePlan(transaction, author, planNewType(id, form, types), types, id);
  });
  return { typeId: id };
});
