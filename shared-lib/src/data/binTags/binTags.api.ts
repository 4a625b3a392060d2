import { limit, query, where } from 'firebase/firestore';
import { binTagSchema, paths, type BinTag } from '../../domain/index.ts';
import { askEvery, countEvery } from '../askEvery.ts';
import { countDocuments } from '../countDocuments.ts';
import type { BringEverything } from '../everyPage.ts';
import { listenToQuery } from '../listenTo.ts';
import type { LiveResult } from '../live.ts';
import { documentsAt, liveCollection, liveHook, liveHookOfAccount, type LiveOptions } from '../liveHooks.ts';
import type { RecordPage } from '../tracking/records.api.ts';
import { useAccount } from '../useAccount.ts';

const binTagsOf = (customerId: string, communityId: string) =>
  documentsAt(paths.binTags(customerId), where('communityId', '==', communityId));

/** For modules of the releases before 1.6: the bin tags of one community, live, in no particular order. */
export const useBinTags = liveCollection('listenToBinTags', { schema: binTagSchema, query: binTagsOf });

/** As many bin tags as a list reads at first; with the unit of each, that stays within what a screen may read. */
const firstBinTags = 50;

/** For the same modules: the first of them. */
export const useFirstBinTags = liveHookOfAccount<RecordPage<BinTag>, string>(
  'listenToFirstBinTags',
  (customerId, communityId, onData, onError) =>
    listenToQuery(
      query(binTagsOf(customerId, communityId), limit(firstBinTags)),
      binTagSchema,
      (records, found) => onData({ records, hasMore: found === firstBinTags }),
      onError,
    ),
);

const useCounted = liveHook(
  'countBinTags',
  askEvery(countEvery, ({ customerId, communityId }: { customerId: string; communityId: string }) =>
    countDocuments(binTagsOf(customerId, communityId)),
  ),
  0,
);

/** For the same modules: how many bin tags a community has, counted by the server again and again. */
export function useBinTagCount(communityId: string, options: LiveOptions): LiveResult<number> {
  const { customerId } = useAccount();
  return useCounted({ customerId, communityId }, options);
}

/** For the same modules: fetches every bin tag of a community from the server. */
export const bringBinTags =
  (customerId: string, communityId: string): BringEverything<BinTag> =>
  async (signal, onProgress) => {
    const { bringDocuments } = await import(/* webpackChunkName: "all-records" */ '../bringDocuments.ts');
    const asked = binTagsOf(customerId, communityId);
    return bringDocuments({ asked, schema: binTagSchema, what: 'all bin tags' })(signal, onProgress);
  };
