import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { paths } from '../../domain/index.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';

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
