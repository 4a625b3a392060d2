import { useState } from 'react';
import {
  bringBinTags,
  bringUnitsById,
  combineLive,
  useAccount,
  useBinTagCount,
  useBinTags,
  useFirstBinTags,
  useStayed,
  useUnitsById,
  useUnitsOf,
  type BringEverything,
  type LiveResult,
} from 'shared-lib/data';
import type { RowSource } from 'shared-lib/ui/table';
import { binTagRows, unitIdsOf, type BinTagRow } from './binTagRows.ts';

interface ListedBinTags {
  rows: readonly BinTagRow[];
  /** Where the others are; undefined where these are all. */
  source: RowSource<BinTagRow> | undefined;
}

/** Brings the rows of all bin tags of a community, for a file. */
const bringRows =
  (customerId: string, communityId: string): BringEverything<BinTagRow> =>
  async (signal, onProgress) => {
    const tags = await bringBinTags(customerId, communityId)(signal, onProgress);
    if (!tags.ok) return tags;
    const units = await bringUnitsById(customerId, unitIdsOf(tags.items))(signal, () => {});
    return units.ok ? { ok: true, items: binTagRows(tags.items, units.items) } : units;
  };

/** The bin tags of a community, live: the first of them, and all as soon as the table has to see all. */
export function useBinTagRows(communityId: string): LiveResult<ListedBinTags> {
  const { customerId } = useAccount();
  const [needsAll, setNeedsAll] = useState(false);

  const first = useFirstBinTags(communityId);
  const unitIds = first.status === 'ready' ? unitIdsOf(first.data.records) : [];
  const doors = useStayed(useUnitsById(unitIds));
  const hasMore = first.status === 'ready' && first.data.hasMore;
  const count = useBinTagCount(communityId, { skip: !hasMore });
  const page =
    unitIds.length === 0
      ? combineLive([first], ({ records }) => binTagRows(records, []))
      : combineLive([first, doors], ({ records }, units) => binTagRows(records, units));

  const isAsked = hasMore && needsAll;
  const all = combineLive(
    [useBinTags(communityId, { skip: !isAsked }), useUnitsOf(communityId, { skip: !isAsked })],
    binTagRows,
  );
  if (isAsked && all.status !== 'loading') {
    return combineLive([all], (rows) => ({ rows, source: undefined }));
  }
  return combineLive([page], (rows) => ({
    rows,
    source: hasMore
      ? {
          total: count.status === 'ready' ? count.data : null,
          bringAll: bringRows(customerId, communityId),
          onLookedThrough: () => setNeedsAll(true),
        }
      : undefined,
  }));
}
