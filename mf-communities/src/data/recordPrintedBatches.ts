import { doc, getDocFromServer, countDocuments, firestore } from 'shared-lib/data/kit';
import { binTagBatchSchema } from 'mf-communities/domain';
import { paths, readDocument } from 'shared-lib/domain';
import { reportProblem } from 'shared-lib/data';
import { printableTagsQuery } from './printableTags.api.ts';
import { markBatchPrinted } from './recordPrinted.ts';

/** Whether all tags of a batch exist and are printed, but the batch isn't marked as printed yet. */
const isPrintedByNow = async (customerId: string, communityId: string, batchId: string): Promise<boolean> => {
  const path = paths.binTagBatch(customerId, batchId);
  const batch = readDocument(
    binTagBatchSchema,
    path,
    (await getDocFromServer(doc(firestore(), path))).data() ?? {},
  );
  if (!batch.ok || batch.value.made < batch.value.count || batch.value.printedAt !== null) return false;
  return (
    (await countDocuments(printableTagsQuery(customerId, { communityId, which: 'unprinted', batchId }))) === 0
  );
};

/**
 * Records batches of bin tags as printed once their last tags were. Failures are reported and skipped: each
 * tag records individually whether it was printed.
 * @returns the recorded ones, for undo
 */
export async function recordPrintedBatches(
  customerId: string,
  communityId: string,
  batchIds: readonly string[],
): Promise<string[]> {
  const recorded: string[] = [];
  for (const batchId of batchIds) {
    try {
      const isPrinted = await isPrintedByNow(customerId, communityId, batchId);
      if (isPrinted && (await markBatchPrinted(customerId, batchId, true)).ok) recorded.push(batchId);
    } catch (cause) {
      reportProblem('A batch could not be recorded as printed', cause);
    }
  }
  return recorded;
}
