import {
  lazyFetchAll,
  limit,
  query,
  where,
  poll,
  countPollMillis,
  countDocuments,
  listenToQuery,
  type LiveResult,
  documentsAt,
  liveHook,
  liveHookOfAccount,
  type LiveOptions,
} from 'shared-lib/data/kit';
import { binTagSchema, type BinTag } from 'mf-communities/domain';
import { paths } from 'shared-lib/domain';
import { type FetchAll, type RecordPage, useAccount } from 'shared-lib/data';

/** Which of a community's bin tags to print; damaged, lost and retired ones never are. */
export interface PrintableTags {
  readonly communityId: string;
  /** `outdated` tags were printed before their design changed, and have a reprint request. */
  readonly which: 'unprinted' | 'outdated' | 'all';
  /** The latest print date of `outdated` tags, in milliseconds; null if none match. */
  readonly before?: number | null;
  /** Only tags of this batch; null for all batches. */
  readonly batchId: string | null;
}

/** The query for tags to print. */
export const printableTagsQuery = (
  customerId: string,
  { communityId, which, before = null, batchId }: PrintableTags,
) =>
  documentsAt(
    paths.binTags(customerId),
    where('communityId', '==', communityId),
    where('status', 'in', ['assigned', 'unassigned']),
    ...(which === 'unprinted' ? [where('printedAt', '==', null)] : []),
    ...(which === 'outdated'
      ? [where('printedAt', '>', new Date(0)), where('printedAt', '<', new Date(before ?? 0))]
      : []),
    ...(batchId === null ? [] : [where('printBatchId', '==', batchId)]),
  );

/**
 * Enough for the preview of a first sheet; including each one's unit, that is within a screen's read limit.
 */
const firstTags = 40;

/** The first bin tags to print, live, in no particular order. */
export const useFirstPrintableTags = liveHookOfAccount<RecordPage<BinTag>, PrintableTags>(
  'listenToPrintableTags',
  (customerId, requested, onData, onError) =>
    listenToQuery(
      query(printableTagsQuery(customerId, requested), limit(firstTags)),
      binTagSchema,
      (records, found) => onData({ records, hasMore: found === firstTags }),
      onError,
    ),
);

const useCounted = liveHook(
  'countPrintableTags',
  poll(
    countPollMillis,
    ({ customerId, asked }: { customerId: string; asked: PrintableTags; round: number }) =>
      countDocuments(printableTagsQuery(customerId, asked)),
  ),
  0,
);

/**
 * How many bin tags there are to print, counted by the server.
 * @param round a new value recounts immediately, after some were recorded as printed
 */
export function usePrintableCount(
  requested: PrintableTags,
  round: number,
  options?: LiveOptions,
): LiveResult<number> {
  const { customerId } = useAccount();
  return useCounted({ customerId, asked: requested, round }, options);
}

/** Fetches all bin tags to print. Damaged records are reported and left out. */
export const fetchPrintableTags = (customerId: string, requested: PrintableTags): FetchAll<BinTag> =>
  lazyFetchAll({
    asked: printableTagsQuery(customerId, requested),
    schema: binTagSchema,
    what: 'the bin tags to be printed',
  });
