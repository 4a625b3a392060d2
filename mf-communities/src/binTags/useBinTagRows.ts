import { useState } from 'react';
import {
  bringUnitsById,
  combineLive,
  useAccount,
  useStayed,
  useUnitsById,
  type BringEverything,
  type LiveResult,
} from 'shared-lib/data';
import {
  bringBinTagsAsked,
  useBinTagPage,
  useBinTagTotal,
  type BinTagsAsked,
} from '../data/binTagPage.api.ts';
import type { RowSource } from 'shared-lib/ui/table';
import { binTagRows, unitIdsOf, type BinTagRow } from './binTagRows.ts';

/** As many tags as the list reads at first, and more each time; with the unit of each, that stays within what a screen may read. */
const pageSize = 40;

/** As many tags as it holds for a search or another order; of more it says how many it looks at. */
const searchedAtMost = 1000;

interface ListedBinTags {
  rows: readonly BinTagRow[];
  /** Where the others are; undefined where these are all. */
  source: RowSource<BinTagRow> | undefined;
  onMore: () => void;
}

/** Brings the rows of all bin tags that are asked for, for a file. */
const bringRows =
  (customerId: string, asked: BinTagsAsked): BringEverything<BinTagRow> =>
  async (signal, onProgress) => {
    const tags = await bringBinTagsAsked(customerId, asked)(signal, onProgress);
    if (!tags.ok) return tags;
    const units = await bringUnitsById(customerId, unitIdsOf(tags.items))(signal, () => {});
    return units.ok ? { ok: true, items: binTagRows(tags.items, units.items) } : units;
  };

/** The bin tags that are asked for, live: the first of them by their labels, and more on demand. */
export function useBinTagRows(asked: BinTagsAsked): LiveResult<ListedBinTags> {
  const { customerId } = useAccount();
  const [most, setMost] = useState(pageSize);
  const page = useStayed(useBinTagPage({ ...asked, most }));
  const hasMore = page.status === 'ready' && page.data.hasMore;
  const total = useBinTagTotal(asked, !hasMore);
  const unitIds = page.status === 'ready' ? unitIdsOf(page.data.records) : [];
  const units = useStayed(useUnitsById(unitIds));
  const onMore = () => setMost(most + pageSize);
  return combineLive([page], ({ records }) => ({
    // The units' names follow when they are there.
    rows: binTagRows(records, units.status === 'ready' ? units.data : null),
    source: hasMore
      ? {
          total,
          bringAll: bringRows(customerId, asked),
          onLookedThrough:
            total !== null && total <= searchedAtMost ? () => setMost(total + pageSize) : undefined,
        }
      : undefined,
    onMore,
  }));
}
