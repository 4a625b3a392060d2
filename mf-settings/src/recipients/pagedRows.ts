import { combineLive, type BringEverything, type LiveResult, type RecordPage } from 'shared-lib/data';
import type { RowSource } from 'shared-lib/ui/table';

/** As many records as a list reads at first, and more each time; with the unit of each, that stays within what a screen may read. */
export const pageSize = 40;

/** As many as it holds for a search or another order; of more it says how many it looks at. */
const searchedAtMost = 1000;

interface PagedRows<T> {
  readonly rows: readonly T[];
  /** Where the others are; undefined where these are all. */
  readonly source: RowSource<T> | undefined;
  readonly onMore: () => void;
}

/** Whether there are more records than a page has. */
export const hasMoreIn = <T>(page: LiveResult<RecordPage<T>>): boolean =>
  page.status === 'ready' && page.data.hasMore;

interface Paging<T> {
  readonly page: LiveResult<RecordPage<T>>;
  /** Null while that is not known. */
  readonly total: number | null;
  readonly bringAll: BringEverything<T>;
  readonly most: number;
  readonly setMost: (most: number) => void;
}

/** The first records of a list, live, and what brings the others. */
export const pagedRows = <T>({ page, total, bringAll, most, setMost }: Paging<T>): LiveResult<PagedRows<T>> =>
  combineLive([page], ({ records, hasMore }) => ({
    rows: records,
    source: hasMore
      ? {
          total,
          bringAll,
          onLookedThrough:
            total !== null && total <= searchedAtMost ? () => setMost(total + pageSize) : undefined,
        }
      : undefined,
    onMore: () => setMost(most + pageSize),
  }));
