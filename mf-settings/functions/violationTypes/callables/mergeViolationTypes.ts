import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { planTypeMerge, violationTypeCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { readTypes, writeTypePlan } from '../typeRecords.ts';

/** How many cases one call moves: as many as fit into a commit. */
const atOnce = 400;

/**
 * Merges a kind of violation into another: payload `{ typeId, intoId }`, result `{ moved, left }`. From the first
 * call on nothing can be reported with the old type. Its cases follow in parts, so it is called until none is `left`.
 * Safe to repeat and to resume. What a case cites stays as it is, and so do its fine and its notices.
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
