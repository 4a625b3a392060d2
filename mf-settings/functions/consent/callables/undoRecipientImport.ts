import { FieldPath, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths, withResidentKeys } from 'shared-lib/domain';
import { consentCalls } from 'mf-settings/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { importMarkOf, isUnchangedSinceImport } from 'backend/functions/core/community/importMark.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { consentRestorer } from 'backend/functions/core/consent/consentRestorer.ts';

/** How many units one transaction handles: each may have two ledger entries. */
const pageSize = 150;

/**
 * Undoes an import of recipients: payload `{ importId }`, result `{ removed, restored, kept }`. Each unit is
 * restored, with ledger entries, unless someone has changed it since; a STOP is such a change. Calling again
 * continues where it stopped.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const undoRecipientImport = heavyOfficeCall(
  consentCalls.undoRecipientImport,
  async ({ importId }, { customerId, by }) => {
    const author = { customerId, by, place: 'import' } as const;
    const ofImport = firestore()
      .collection(paths.units(customerId))
      .where('lastImport.id', '==', importId)
      .orderBy(FieldPath.documentId())
      .limit(pageSize);
    const undone = { removed: 0, restored: 0, kept: 0 };
    for (let last: QueryDocumentSnapshot | undefined; ;) {
      const after = last;
      const found = await inTransaction(async (transaction) => {
        const { docs } = await transaction.get(after ? ofImport.startAfter(after) : ofImport);
        // Units added by a unit import have no previous values.
        const untouched = docs.filter((unit) => isUnchangedSinceImport(unit) && importMarkOf(unit)?.before);
        const restore = await consentRestorer(transaction, author, untouched, importId);
        for (const unit of untouched) {
          transaction.update(unit.ref, {
            ...withResidentKeys(importMarkOf(unit)?.before ?? {}),
            ...restore(unit),
            lastImport: null,
            updatedAt: FieldValue.serverTimestamp(),
          });
        }
        return { docs, restored: untouched.length };
      });
      undone.restored += found.restored;
      undone.kept += found.docs.length - found.restored;
      last = found.docs.at(-1);
      if (found.docs.length < pageSize) return undone;
    }
  },
);
