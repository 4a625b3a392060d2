import { combineLive, type FetchAll, type LiveResult, type RecordPage } from 'shared-lib/data';
import type { RowSource } from 'shared-lib/ui/table';

/**
 * How many records a list reads at first, and how many more each time. With each record's unit, that stays within a
 * screen's read budget.
 */
export const pageSize = 40;

/** How many records to load for a search or another order; beyond that the list says how many it covers. */
const searchedAtMost = 1000;

interface PagedRows<T> {
  readonly rows: readonly T[];
  /** Loads the others; undefined if these are all. */
  readonly source: RowSource<T> | undefined;
  readonly onMore: () => void;
}

/** Whether there are more records than a page has. */
export const hasMoreIn = <T>(page: LiveResult<RecordPage<T>>): boolean =>
  page.status === 'ready' && page.data.hasMore;

interface Paging<T> {
  readonly page: LiveResult<RecordPage<T>>;
  /** Null while unknown. */
  readonly total: number | null;
  readonly fetchAll: FetchAll<T>;
  readonly max: number;
  readonly setMost: (max: number) => void;
}

/** The first records of a list, live, with a way to load the others. */
export const pagedRows = <T>({ page, total, fetchAll, max, setMost }: Paging<T>): LiveResult<PagedRows<T>> =>
  combineLive([page], ({ records, hasMore }) => ({
    rows: records,
    source: hasMore
      ? {
          total,
          fetchAll,
          onLookedThrough:
            total !== null && total <= searchedAtMost ? () => setMost(total + pageSize) : undefined,
        }
      : undefined,
    onMore: () => setMost(max + pageSize),
  }));
