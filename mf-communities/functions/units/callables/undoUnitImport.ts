import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { unitImportUndoSchema } from 'mf-communities/domain';
import { authorize } from 'backend/kernel/authorize.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { consentRestorer } from 'backend/functions/core/consent/consentRestorer.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { importMarkOf, isUnchangedSinceImport } from 'backend/functions/core/community/importMark.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { readTotal } from '../readTotal.ts';

/** How many units one transaction takes. */
const pageSize = 150;

const isAdded = (unit: QueryDocumentSnapshot): boolean => importMarkOf(unit)?.before === null;

/** Whether a unit is unchanged since an import wrote it: no one edited it, and an added one has no tag. */
const isUntouched = (unit: QueryDocumentSnapshot): boolean =>
  isUnchangedSinceImport(unit) && (!isAdded(unit) || (unit.get('binTagId') ?? null) === null);

/**
 * Undoes an import of units: payload `{ communityId, importId }`, result `{ removed, restored, kept }`. Added
 * units are deleted and changed ones restored, unless someone has changed them since. Repeating the call
 * continues after an interruption.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const undoUnitImport = onCall({ ...callableOptions, ...runtime.heavyCallable }, async (request) => {
  const customerId = await authorize(request);
  const { communityId, importId } = payloadOf(unitImportUndoSchema, request.data);
  const ofImport = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', communityId)
    .where('lastImport.id', '==', importId)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const author = { customerId, by: request.auth?.uid ?? null, place: 'import' } as const;
  const undone = { removed: 0, restored: 0, kept: 0 };
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const after = last;
    const found = await inTransaction(async (transaction) => {
      const { docs } = await transaction.get(after ? ofImport.startAfter(after) : ofImport);
      const untouched = docs.filter(isUntouched);
      const writeTotal = await readTotal(transaction, customerId, communityId);
      const restore = await consentRestorer(transaction, author, untouched, importId);
      for (const unit of untouched) {
        if (isAdded(unit)) transaction.delete(unit.ref);
        else {
          transaction.update(unit.ref, {
            ...importMarkOf(unit)?.before,
            ...restore(unit),
            lastImport: null,
            updatedAt: FieldValue.serverTimestamp(),
          });
        }
      }
      writeTotal(-untouched.filter(isAdded).length);
      return docs;
    });
    const taken = found.filter(isUntouched);
    const removed = taken.filter(isAdded).length;
    undone.removed += removed;
    undone.restored += taken.length - removed;
    undone.kept += found.length - taken.length;
    last = found.at(-1);
    if (found.length < pageSize) return undone;
  }
});
