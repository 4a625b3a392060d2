import { FieldPath, FieldValue, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onCall } from 'firebase-functions/https';
import { paths, unitImportUndoSchema } from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions, payloadOf } from './calls.ts';
import { firestore } from './firebase.ts';
import type { ImportMark } from './units/communityUnits.ts';

/** How many units one transaction takes. */
const pageSize = 200;

/** Whether nothing has happened to a unit since an import wrote it: nobody edited it, and no tag hangs there. */
const isAsImported = (unit: QueryDocumentSnapshot): boolean => {
  const at: unknown = unit.get('lastImport.at');
  const updatedAt: unknown = unit.get('updatedAt');
  const isUntouched = at instanceof Timestamp && updatedAt instanceof Timestamp && at.isEqual(updatedAt);
  return isUntouched && (unit.get('lastImport.before') !== null || (unit.get('binTagId') ?? null) === null);
};

/**
 * Undoes an import of units: payload `{ communityId, importId }`, result `{ removed, restored, kept }`. What it added is deleted, what it
 * changed is put back, unless somebody has changed it since. Calling again goes on where it broke off.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const undoUnitImport = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { communityId, importId } = payloadOf(unitImportUndoSchema, request.data);
  const ofImport = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', communityId)
    .where('lastImport.id', '==', importId)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const undone = { removed: 0, restored: 0, kept: 0 };
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const after = last;
    const found = await firestore().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(after ? ofImport.startAfter(after) : ofImport);
      for (const unit of docs.filter(isAsImported)) {
        const { before } = unit.get('lastImport') as ImportMark;
        if (before === null) transaction.delete(unit.ref);
        else {
          transaction.update(unit.ref, {
            ...before,
            lastImport: null,
            updatedAt: FieldValue.serverTimestamp(),
          });
        }
      }
      return docs;
    });
    const taken = found.filter(isAsImported);
    const removed = taken.filter((unit) => unit.get('lastImport.before') === null).length;
    undone.removed += removed;
    undone.restored += taken.length - removed;
    undone.kept += found.length - taken.length;
    last = found.at(-1);
    if (found.length < pageSize) return undone;
  }
});
