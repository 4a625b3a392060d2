import { documentId, documentsAt, liveCollection, liveDocument, where } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { shiftSwapSchema } from 'mf-team/domain';

/** Swaps by their ids, live: 1 to 30. */
export const useSwapsById = liveCollection('listenToSwapsById', {
  schema: shiftSwapSchema,
  query: (customerId, ids: readonly string[]) =>
    documentsAt(paths.shiftSwaps(customerId), where(documentId(), 'in', ids)),
});

/** One swap, live; null if it is missing. */
export const useSwap = liveDocument('listenToSwap', {
  schema: shiftSwapSchema,
  path: (customerId, id: string) => paths.shiftSwap(customerId, id),
});
