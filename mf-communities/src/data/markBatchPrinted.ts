import { doc, serverTimestamp, updateDoc, attemptWrite, firestore } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import type { WriteResult } from 'shared-lib/data';

/** Marks a batch of bin tags as printed just now, or as not printed after all. */
export const markBatchPrinted = (
  customerId: string,
  batchId: string,
  isPrinted: boolean,
): Promise<WriteResult> =>
  attemptWrite('Marking a batch as printed', () =>
    updateDoc(doc(firestore(), paths.binTagBatch(customerId, batchId)), {
      printedAt: isPrinted ? serverTimestamp() : null,
      updatedAt: serverTimestamp(),
    }),
  );
