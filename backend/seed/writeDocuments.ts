import type { Firestore } from 'firebase-admin/firestore';
import { maxBatchWrites } from 'shared-lib/domain';
import type { SeedDocument } from './seedSet.ts';

/** The number of batches sent at the same time: enough to keep the server busy, few enough not to flood it. */
const batchesAtOnce = 4;
const groupSize = batchesAtOnce * maxBatchWrites;

/**
 * Writes documents in their order, in groups of batches that travel together.
 * @param from how many documents of the list are written already @param onWritten called after each group with the
 * number of documents written so far; the next group waits for it
 */
export const writeDocuments = async (
  firestore: Firestore,
  documents: readonly SeedDocument[],
  from: number,
  onWritten: (written: number) => Promise<void>,
): Promise<void> => {
  for (let start = from; start < documents.length; start += groupSize) {
    const group = documents.slice(start, start + groupSize);
    const batches = Array.from({ length: Math.ceil(group.length / maxBatchWrites) }, (_, index) => {
      const batch = firestore.batch();
      for (const { path, data } of group.slice(index * maxBatchWrites, (index + 1) * maxBatchWrites)) {
        batch.set(firestore.doc(path), data);
      }
      return batch.commit();
    });
    await Promise.all(batches);
    await onWritten(start + group.length);
  }
};
