import { useState } from 'react';
import {
  fetchUnitsById,
  combineLive,
  useAccount,
  useKeepPreviousData,
  useUnitsById,
  type FetchAll,
  type LiveResult,
} from 'shared-lib/data';
import {
  fetchRequestedBinTags,
  useBinTagPage,
  useBinTagTotal,
  type BinTagQuery,
} from '../data/binTagPage.api.ts';
import type { RowSource } from 'shared-lib/ui/table';
import { binTagRows, unitIdsOf, type BinTagRow } from './binTagRows.ts';

/**
 * How many tags the list reads at first, and with each page; including each one's unit, that is within a
 * screen's read limit.
 */
const pageSize = 40;

/** How many tags it loads for a search or another sort order; beyond that it shows how many are covered. */
const searchedAtMost = 1000;

interface ListedBinTags {
  rows: readonly BinTagRow[];
  /** The source of further rows; undefined if `rows` has them all. */
  source: RowSource<BinTagRow> | undefined;
  onMore: () => void;
}

/** Fetches the rows of all matching bin tags, for a file. */
const fetchRows =
  (customerId: string, query: BinTagQuery): FetchAll<BinTagRow> =>
  async (signal, onProgress) => {
    const tags = await fetchRequestedBinTags(customerId, query)(signal, onProgress);
    if (!tags.ok) return tags;
    const units = await fetchUnitsById(customerId, unitIdsOf(tags.items))(signal, () => {});
    return units.ok ? { ok: true, items: binTagRows(tags.items, units.items) } : units;
  };

/** The matching bin tags, live: the first of them by label, and more on demand. */
export function useBinTagRows(query: BinTagQuery): LiveResult<ListedBinTags> {
  const { customerId } = useAccount();
  const [max, setMost] = useState(pageSize);
  const page = useKeepPreviousData(useBinTagPage({ ...query, max }));
  const hasMore = page.status === 'ready' && page.data.hasMore;
  const total = useBinTagTotal(query, !hasMore);
  const unitIds = page.status === 'ready' ? unitIdsOf(page.data.records) : [];
  const units = useKeepPreviousData(useUnitsById(unitIds));
  const onMore = () => setMost(max + pageSize);
  return combineLive([page], ({ records }) => ({
    // The units' names follow once loaded.
    rows: binTagRows(records, units.status === 'ready' ? units.data : null),
    source: hasMore
      ? {
          total,
          fetchAll: fetchRows(customerId, query),
          onLookedThrough:
            total !== null && total <= searchedAtMost ? () => setMost(total + pageSize) : undefined,
        }
      : undefined,
    onMore,
  }));
}
