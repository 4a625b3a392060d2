import { importMarkOf, isUnchangedSinceImport } from 'backend/functions/core/community/importMark.ts';
import { consentRestorer } from 'backend/functions/core/consent/consentRecords.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { unitCalls } from 'mf-communities/domain';
import { paths, withResidentKeys } from 'shared-lib/domain';
import { doorIn, logUnits, readTotal, writeUnitRows } from '../writeUnitRows.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

/**
 * Adds and changes units of a community, up to 250 rows at once, all or nothing: payload
 * `{ communityId, importId, rows, expected }`, result `{ new, changed }`. It plans again and fails with
 * `failed-precondition` if the counts differ from the dry run's. Idempotent. The community’s `totalUnits`
 * follows.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`,
 * `failed-precondition`; `resource-exhausted` when the community would have more units than it may
 */
export const importUnits = heavyOfficeCall(unitCalls.importUnits, (part, author) =>
  writeUnitRows(author, part),
);

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
export const undoUnitImport = heavyOfficeCall(
  unitCalls.undoUnitImport,
  async ({ communityId, importId }, { customerId, by }) => {
    const ofImport = firestore()
      .collection(paths.units(customerId))
      .where('communityId', '==', communityId)
      .where('lastImport.id', '==', importId)
      .orderBy(FieldPath.documentId())
      .limit(pageSize);
    const author = { customerId, by, place: 'import' } as const;
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
              ...withResidentKeys(importMarkOf(unit)?.before ?? {}),
              ...restore(unit),
              lastImport: null,
              updatedAt: FieldValue.serverTimestamp(),
            });
          }
        }
        writeTotal(-untouched.filter(isAdded).length);
        logUnits(transaction, author, communityId, 'importUndone', untouched.map(doorIn));
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
  },
);
