import { doc, serverTimestamp, updateDoc, attemptWrite, firestore } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import type { WriteResult } from 'shared-lib/data';

/** Says of a batch of bin tags that it was printed just now, or was not after all. */
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
