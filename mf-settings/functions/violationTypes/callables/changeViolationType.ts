import { planTypeAct, violationTypeActSchema } from 'mf-settings/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { isTypeUsed, readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Archives, restores, deletes or moves a kind of violation: payload `{ act: 'archive' | 'restore' | 'delete', typeId
 * }` or `{ act: 'move', typeId, afterId }`, result `{ success: true }`. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `failed-precondition`
 * for deleting one that is in use
 */
export const changeViolationType = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const act = payloadOf(violationTypeActSchema, request.data);
  const author = { customerId, uid: request.auth?.uid ?? null };
  await firestore().runTransaction(async (transaction) => {
    const types = await readTypes(transaction, customerId);
    const isUsed = act.act === 'delete' && (await isTypeUsed(transaction, customerId, act.typeId));
    writeTypePlan(transaction, author, planTypeAct(act, types, isUsed), types, act.typeId);
  });
  return { success: true };
});
