import { IconListSearch } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import {
  fetchUnitsById,
  useAccount,
  useKeepPreviousData,
  type FetchAll,
  type ListQuery,
} from '../../../data/index.ts';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { StatePanel } from '../../base/states/StatePanel.tsx';
import { lazyPart, type LazyPart } from '../../overlays/opening/lazyPart.ts';
import { useAddressState } from '../../overlays/opening/useAddressState.ts';
import { PanelTable } from '../PanelTable.tsx';
import type { RowSource } from '../table/columns/column.ts';
import { queryOf, type ListQueryState } from './parseListQueryState.ts';
import { sharedColumns } from './columns.tsx';
import { filtersOf } from './filtersOf.ts';
import {
  pageSizeOf,
  type FilterId,
  type ListAccount,
  type RecordList,
  type RecordPanelProps,
} from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import styles from './records.module.css';
import { rowsOf } from './rowsOf.ts';
import { useListFormatters } from './useListFormatters.ts';
import { useRows } from './useRows.ts';

/** Every id that has appeared since the first render, in order of appearance. */
function useSeen(ids: readonly (string | null)[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = ids.filter((id) => id !== null && !seen.has(id));
  const all = fresh.length === 0 ? seen : new Set([...seen, ...(fresh as string[])]);
  if (all !== seen) setSeen(all);
  return all;
}

const panel = lazyPart(
  'The record panel',
  async () => (await import(/* webpackChunkName: "record-panel" */ './RecordPanel.tsx')).RecordPanel,
);

/**
 * How many records a list loads for a search, a different order or a list-specific filter; beyond that, it shows
 * how many it covers.
 */
const maxSearched = 1000;

interface RecordsProps<T extends ListedRecord> {
  list: RecordList<T>;
  account: ListAccount;
  asked: ListQueryState;
  /** The empty state for an account that has never had a community. */
  noCommunities: ReactNode;
  /** The community, for lists of one community at a time; otherwise null. */
  oneCommunity: string | null;
}

/** The records selected by the address: one page, and more on demand. */
export function Records<T extends ListedRecord>(props: RecordsProps<T>) {
  const { list, account, asked, oneCommunity } = props;
  const pageSize = pageSizeOf(list);
  const [limit, setLimit] = useState(pageSize);
  const query = queryOf(list, asked, account, oneCommunity, limit);
  // oxlint-disable-next-line react/hooks -- a list never changes its source, so these are the same hooks each time.
  const live = useKeepPreviousData(list.source.useRecords(query));
  // oxlint-disable-next-line react/hooks -- the same.
  const total = list.source.useCount(query, live.status !== 'ready' || !live.data.hasMore);
  const { customerId } = useAccount();
  return (
    <LiveContent live={live}>
      {({ records, hasMore }) => (
        <RecordTable
          {...props}
          records={records}
          rest={
            hasMore
              ? {
                  total,
                  fetchAll: fetchAllRows(customerId, query, list, account),
                  onMore: () => setLimit(limit + pageSize),
                  onLookedThrough:
                    total !== null && total <= maxSearched ? () => setLimit(total + pageSize) : undefined,
                }
              : null
          }
        />
      )}
    </LiveContent>
  );
}

/** Loads all rows of a query, with the names of what they refer to. */
const fetchAllRows =
  <T extends ListedRecord>(
    customerId: string,
    query: ListQuery,
    list: RecordList<T>,
    account: ListAccount,
  ): FetchAll<Row<T>> =>
  async (signal, onProgress) => {
    const all = await list.source.fetchAll(customerId, query)(signal, onProgress);
    if (!all.ok) return all;
    const unitIds = [...new Set(all.items.flatMap((record) => list.unitIdOf?.(record) ?? []))];
    const units = await fetchUnitsById(customerId, unitIds)(signal, () => {});
    return units.ok ? { ok: true, items: rowsOf(all.items, list, account, units.items) } : units;
  };

interface RecordTableProps<T extends ListedRecord> extends RecordsProps<T> {
  records: readonly T[];
  /** The remaining rows; null if these are all. */
  rest: (RowSource<Row<T>> & { onMore: () => void }) | null;
}

function RecordTable<T extends ListedRecord>(props: RecordTableProps<T>) {
  const { list, account, asked, records, rest, noCommunities } = props;
  const words = useListFormatters(list, account);
  const { own } = words;
  const opened = useAddressState('open');
  const memberIds = useSeen(records.map((record) => list.memberIdOf?.(record) ?? null));
  const rows = useRows(records, list, account);
  const columns = useMemo(() => list.columns(words, sharedColumns(list, words)), [list, words]);
  const chosen = Object.keys(asked.chosen) as FilterId[];
  const emptyHere = list.emptyOf?.(asked.chosen, words);
  const empty = emptyHere ?? { title: own('empty.title'), text: own('empty.text') };
  // If several filters are active, the list's own message doesn't fit: their combination matches nothing.
  const isPlainlyEmpty =
    chosen.every((id) => list.shownAbove?.includes(id)) || (emptyHere !== undefined && chosen.length === 1);
  const listPanel: LazyPart<ComponentType<RecordPanelProps<T>>> = list.panel ?? panel;
  const bulkActions = useMemo(() => list.bulkActions?.(words), [list, words]);
  // Rows filtered out or not loaded can't be counted here.
  const partial = rest !== null || list.statusIsStored === true;
  const filters = useMemo(
    () => filtersOf(list, asked, account, memberIds, partial, words),
    [list, asked, account, memberIds, partial, words],
  );
  return (
    <>
      <PanelTable
        id={list.id}
        label={own('title')}
        columns={columns}
        rows={rows}
        source={rest ?? undefined}
        noun={(count) => own('noun', { count })}
        rowKey={({ record }) => record.id}
        rowName={(row) => list.nameOf(row, words)}
        searchLabel={own('search')}
        filters={filters}
        defaultSort={list.defaultSort}
        choosable
        keepsViews
        exportable
        {...(isPlainlyEmpty && {
          empty: (account.communityOf.size === 0 && noCommunities) || (
            <StatePanel icon={<IconListSearch size={32} />} title={empty.title}>
              {empty.text}
            </StatePanel>
          ),
        })}
        opened={{ ...opened, value: asked.openId }}
        panel={listPanel}
        opensByKey={list.isQueue ?? false}
        {...(bulkActions && { bulkActions })}
      >
        {(Panel, state) => (
          <Panel list={list} account={account} words={words} onMore={rest?.onMore ?? null} {...state} />
        )}
      </PanelTable>
      {rest && (
        <div className={styles.more}>
          <span>{own('shown', { count: records.length })}</span>
          <Button variant="default" onClick={rest.onMore}>
            {own('more')}
          </Button>
        </div>
      )}
    </>
  );
}
