import {
  lazyFetchAll,
  limit,
  orderBy,
  query,
  where,
  type Query,
  poll,
  countPollMillis,
  countDocuments,
  listenToQuery,
  documentsAt,
  liveCollection,
  liveDocument,
  liveHook,
  liveHookOfAccount,
} from 'shared-lib/data/kit';
import { binTagBatchSchema, binTagSchema, type BinTag } from 'mf-communities/domain';
import { paths, unitSchema } from 'shared-lib/domain';
import { type FetchAll, type RecordPage, useAccount } from 'shared-lib/data';

/** The bin tags that a screen needs. */
export interface BinTagQuery {
  readonly communityId: string;
  /** Only tags with one of these statuses; empty for any. */
  readonly statuses: readonly BinTag['status'][];
  /** Only tags of this batch; null for any. */
  readonly batchId: string | null;
}

const tagsOf = (customerId: string, { communityId, statuses, batchId }: BinTagQuery): Query =>
  documentsAt(
    paths.binTags(customerId),
    where('communityId', '==', communityId),
    ...(batchId === null ? [] : [where('printBatchId', '==', batchId)]),
    ...(statuses.length === 0 ? [] : [where('status', 'in', statuses)]),
    orderBy('label'),
  );

/** The first matching bin tags, live, by label. */
export const useBinTagPage = liveHookOfAccount<RecordPage<BinTag>, BinTagQuery & { readonly max: number }>(
  'listenToBinTagPage',
  (customerId, { max, ...requested }, onData, onError) =>
    listenToQuery(
      query(tagsOf(customerId, requested), limit(max)),
      binTagSchema,
      (records, found) => onData({ records, hasMore: found === max }),
      onError,
    ),
);

const useCounted = liveHook(
  'countBinTagsAsked',
  poll(countPollMillis, ({ customerId, asked }: { customerId: string; asked: BinTagQuery }) =>
    countDocuments(tagsOf(customerId, asked)),
  ),
  0,
);

/**
 * How many bin tags match, counted by the server; null while loading.
 * @param skip if true, nothing is counted
 */
export function useBinTagTotal(requested: BinTagQuery, skip: boolean): number | null {
  const { customerId } = useAccount();
  const counted = useCounted({ customerId, asked: requested }, { skip });
  return counted.status === 'ready' ? counted.data : null;
}

/** Fetches every matching bin tag from the server. Damaged ones are reported and left out. */
export const fetchRequestedBinTags = (customerId: string, requested: BinTagQuery): FetchAll<BinTag> =>
  lazyFetchAll({
    asked: tagsOf(customerId, requested),
    schema: binTagSchema,
    what: 'bin tags',
  });

/** One bin tag, live; null if there is none. Takes a document id (`isDocumentId`). */
export const useBinTag = liveDocument('listenToBinTag', { schema: binTagSchema, path: paths.binTag });

/** The batches that a screen needs. */
interface BatchesAsked {
  communityId: string;
  /** The listener's limit. */
  max: number;
}

/** The latest batches of bin tags of a community, live, newest first. */
export const useBinTagBatches = liveCollection('listenToBinTagBatches', {
  schema: binTagBatchSchema,
  query: (customerId, { communityId, max }: BatchesAsked) =>
    documentsAt(
      paths.binTagBatches(customerId),
      where('communityId', '==', communityId),
      orderBy('createdAt', 'desc'),
      limit(max),
    ),
});

/** How many units with one number are read: one in each building. */
const unitsOfOneNumber = 30;

/** A community's units with a number, live: usually one in each building. */
export const useUnitsNumbered = liveCollection('listenToUnitsNumbered', {
  schema: unitSchema,
  query: (customerId, { communityId, unitNumber }: { communityId: string; unitNumber: string }) =>
    documentsAt(
      paths.units(customerId),
      where('communityId', '==', communityId),
      where('unitNumber', '==', unitNumber),
      limit(unitsOfOneNumber),
    ),
});
