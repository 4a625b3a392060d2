import { planTypeAct, violationTypeCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { isTypeUsed, readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Archives, restores, deletes or moves a kind of violation: payload `{ act: 'archive' | 'restore' | 'delete', typeId
 * }` or `{ act: 'move', typeId, afterId }`, result `{ success: true }`. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `failed-precondition`
 * for deleting one that is in use
 */
export const changeViolationType = officeCall(violationTypeCalls.changeViolationType, async (act, author) => {
  const { customerId } = author;
  await firestore().runTransaction(async (transaction) => {
    const types = await readTypes(transaction, customerId);
    const isUsed = act.act === 'delete' && (await isTypeUsed(transaction, customerId, act.typeId));
    writeTypePlan(transaction, author, planTypeAct(act, types, isUsed), types, act.typeId);
  });
  return { success: true };
});
