import { paths } from 'shared-lib/domain';
import {
  planNewType,
  planTypeAction,
  planTypeEdit,
  planTypeMerge,
  violationTypeCalls,
} from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { isTypeUsed, readTypes, writeTypePlan } from '../typeRecords.ts';

/**
 * Adds a violation type at the end of the list: payload as in `violationTypeFormSchema`, result `{ typeId }`.
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

/**
 * Archives, restores, deletes or moves a violation type: payload `{ act: 'archive' | 'restore' | 'delete', typeId
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
    writeTypePlan(transaction, author, planTypeAction(act, types, isUsed), types, act.typeId);
  });
  return { success: true };
});

/** How many cases one call moves: as many as fit into a commit. */
const atOnce = 400;

/**
 * Merges a violation type into another: payload `{ typeId, intoId }`, result `{ moved, left }`. From the first
 * call on nothing can be reported with the old type. Its cases follow in parts, so it is called until none is `left`.
 * Safe to repeat and to resume. A case keeps what it cites, its fine and its notices.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` without one of them;
 * `failed-precondition` if they are the same, the one was merged into a third, or the other is archived, with a code
 * of `typeRefusals` for the field
 */
export const mergeViolationTypes = officeCall(
  violationTypeCalls.mergeViolationTypes,
  async (merge, author) => {
    const { customerId } = author;
    await firestore().runTransaction(async (transaction) => {
      const types = await readTypes(transaction, customerId);
      writeTypePlan(transaction, author, planTypeMerge(merge, types), types, merge.typeId);
    });
    const cases = firestore().collection(paths.violations(customerId)).where('typeId', '==', merge.typeId);
    const { docs } = await cases.limit(atOnce).get();
    const batch = firestore().batch();
    for (const { ref } of docs) {
      batch.update(ref, { typeId: merge.intoId, updatedAt: FieldValue.serverTimestamp() });
    }
    await batch.commit();
    const left = docs.length < atOnce ? 0 : (await cases.count().get()).data().count;
    if (left === 0) {
      await firestore()
        .doc(paths.violationType(customerId, merge.typeId))
        .update({ mergedAt: FieldValue.serverTimestamp() });
    }
    return { moved: docs.length, left };
  },
);

/**
 * Edits a violation type: payload `{ typeId, updatedAt, nameEn, … }` as in its form, result `{ success: true }`.
 * `updatedAt` is the revision its author saw; a type that someone else has changed since isn't overwritten, unless it
 * already has these values. Cases keep what they cite.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` if someone
 * else was first, naming them; `already-exists` if another type has the name, with the field
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
