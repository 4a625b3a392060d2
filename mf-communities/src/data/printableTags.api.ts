import {
  bringLazily,
  limit,
  query,
  where,
  askEvery,
  countEvery,
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
import { type BringEverything, type RecordPage, useAccount } from 'shared-lib/data';

/** Which bin tags of a community are to be printed; damaged, lost and retired ones never are. */
export interface PrintableTags {
  readonly communityId: string;
  /** `outdated` are those that were printed before their look changed, and are wished for again. */
  readonly which: 'unprinted' | 'outdated' | 'all';
  /** Before when `outdated` ones were printed, in milliseconds; null for none of them. */
  readonly before?: number | null;
  /** Those of one batch; null for all batches. */
  readonly batchId: string | null;
}

/** The question for tags that are to be printed. */
export const printable = (
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

/** As many as the preview of a first sheet needs; with the unit of each, that stays within what a screen may read. */
const firstTags = 40;

/** The first bin tags that are to be printed, live, in no particular order. */
export const useFirstPrintableTags = liveHookOfAccount<RecordPage<BinTag>, PrintableTags>(
  'listenToPrintableTags',
  (customerId, asked, onData, onError) =>
    listenToQuery(
      query(printable(customerId, asked), limit(firstTags)),
      binTagSchema,
      (records, found) => onData({ records, hasMore: found === firstTags }),
      onError,
    ),
);

const useCounted = liveHook(
  'countPrintableTags',
  askEvery(countEvery, ({ customerId, asked }: { customerId: string; asked: PrintableTags; round: number }) =>
    countDocuments(printable(customerId, asked)),
  ),
  0,
);

/**
 * How many bin tags are to be printed, counted by the server. @param round another one counts at once, after some were recorded as
 * printed
 */
export function usePrintableCount(
  asked: PrintableTags,
  round: number,
  options?: LiveOptions,
): LiveResult<number> {
  const { customerId } = useAccount();
  return useCounted({ customerId, asked, round }, options);
}

/** Fetches all bin tags that are to be printed. Damaged records are reported and left out. */
export const bringPrintableTags = (customerId: string, asked: PrintableTags): BringEverything<BinTag> =>
  bringLazily({
    asked: printable(customerId, asked),
    schema: binTagSchema,
    what: 'the bin tags to be printed',
  });
