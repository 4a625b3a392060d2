import type { WriteResult } from 'shared-lib/data';
import { attemptWrite, doc, firestore, serverTimestamp, updateDoc, writeBatch } from 'shared-lib/data/kit';
import { chunksOf, paths } from 'shared-lib/domain';

/** The limit of one batch of writes. */
const atOnce = 500;

/** The result of recording labels, with their number, even after an interruption. */
export interface RecordPrintedResult {
  readonly ok: boolean;
  readonly recorded: number;
}

const recorder =
  (what: string, collection: (customerId: string) => string) =>
  async (
    customerId: string,
    ids: readonly string[],
    isPrinted: boolean,
    onProgress: (recorded: number) => void = () => {},
  ): Promise<RecordPrintedResult> => {
    let recorded = 0;
    for (const some of chunksOf(ids, atOnce)) {
      const result = await attemptWrite(`Recording ${what} as printed`, () => {
        const batch = writeBatch(firestore());
        for (const id of some) {
          batch.update(doc(firestore(), collection(customerId), id), {
            printedAt: isPrinted ? serverTimestamp() : null,
            updatedAt: serverTimestamp(),
          });
        }
        return batch.commit();
      });
      if (!result.ok) return { ok: false, recorded };
      recorded += some.length;
      onProgress(recorded);
    }
    return { ok: true, recorded };
  };

/**
 * Records bin tags as printed just now, or as not printed after all. After an interruption, call it again
 * with all ids: it is idempotent. The last argument receives the number recorded.
 */
export const recordPrinted = recorder('bin tags', paths.binTags);

/** Records checkpoints as printed just now, or as not printed after all. */
export const recordCheckpointsPrinted = recorder('check points', paths.checkpoints);

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
