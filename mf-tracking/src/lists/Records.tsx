import { IconListSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import {
  bringAllRecords,
  bringUnitsById,
  recordPageSize,
  useAccount,
  useRecordCount,
  useTrackingRecords,
  useUnitsById,
  type BringEverything,
  type RecordQuery,
  type TrackingKind,
  type TrackingRecords,
} from 'shared-lib/data';
import { Button, LazyOverlay, lazyPart, LiveContent, StatePanel, useAddressState } from 'shared-lib/ui';
import { DataTable, type RowSource } from 'shared-lib/ui/table';
import { queryOf, type Asked } from './askedOf.ts';
import { filtersOf } from './filtersOf.ts';
import { type Account, type RecordList, type Row, wordOf } from './recordList.ts';
import styles from './Records.module.css';
import { rowsOf } from './rowsOf.ts';
import { useSeen } from './useSeen.ts';
import { useStayed } from './useStayed.ts';
import { useWords } from './useWords.ts';

const panel = lazyPart(
  'The panel of a record',
  async () => (await import(/* webpackChunkName: "record-panel" */ './RecordPanel.tsx')).RecordPanel,
);

interface RecordsProps<Kind extends TrackingKind> {
  list: RecordList<Kind>;
  account: Account;
  asked: Asked;
  /** The community of a list of one community at a time; null else. */
  oneCommunity: string | null;
}

/** The records that the address asks for: as many as a page holds, and more on demand. */
export function Records<Kind extends TrackingKind>(props: RecordsProps<Kind>) {
  const { list, account, asked, oneCommunity } = props;
  const [limit, setLimit] = useState(recordPageSize);
  const query = queryOf(list, asked, account, oneCommunity, limit);
  const live = useStayed(useTrackingRecords(query));
  const total = useRecordCount(query, live.status !== 'ready' || !live.data.hasMore);
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
                  bringAll: bringAllRows(customerId, query, list, account),
                  onMore: () => setLimit(limit + recordPageSize),
                }
              : null
          }
        />
      )}
    </LiveContent>
  );
}

/** Brings all rows of a query, with the names of what they refer to. */
const bringAllRows =
  <Kind extends TrackingKind>(
    customerId: string,
    query: RecordQuery & { kind: Kind },
    list: RecordList<Kind>,
    account: Account,
  ): BringEverything<Row<TrackingRecords[Kind]>> =>
  async (signal, onProgress) => {
    const all = await bringAllRecords(customerId, query)(signal, onProgress);
    if (!all.ok) return all;
    const unitIds = [...new Set(all.items.flatMap((record) => list.unitIdOf(record) ?? []))];
    const units = await bringUnitsById(customerId, unitIds)(signal, () => {});
    return units.ok ? { ok: true, items: rowsOf(all.items, list, account, units.items) } : units;
  };

interface RecordTableProps<Kind extends TrackingKind> extends RecordsProps<Kind> {
  records: readonly TrackingRecords[Kind][];
  /** The others; null where these are all. */
  rest: (RowSource<Row<TrackingRecords[Kind]>> & { onMore: () => void }) | null;
}

function RecordTable<Kind extends TrackingKind>({
  list,
  account,
  asked,
  records,
  rest,
}: RecordTableProps<Kind>) {
  const words = useWords(account);
  const { t } = words;
  const { open, close } = useAddressState('open');
  const memberIds = useSeen(records.map(list.memberIdOf));
  const unitIds = useMemo(
    () => [...new Set(records.flatMap((record) => list.unitIdOf(record) ?? []))].sort(),
    [records, list],
  );
  const liveUnits = useStayed(useUnitsById(unitIds));
  const units = liveUnits.status === 'ready' ? liveUnits.data : null;
  const rows = useMemo(() => rowsOf(records, list, account, units), [records, list, account, units]);
  const columns = useMemo(() => list.columns(words), [list, words]);
  const narrowed = Object.keys(asked.chosen).length > 0;
  // What the server was asked to leave out, or has more of, is not there to be counted.
  const partial = rest !== null || list.statusIsStored;
  const filters = useMemo(
    () => filtersOf(list, asked, account, memberIds, partial, words),
    [list, asked, account, memberIds, partial, words],
  );

  useEffect(() => {
    panel.prefetch();
  }, []);

  const title = (row: Row<TrackingRecords[Kind]>) => list.nameOf(row, words);
  return (
    <>
      <DataTable
        id={list.kind}
        label={t(wordOf(list, 'title'))}
        columns={columns}
        rows={rows}
        source={rest ?? undefined}
        rowKey={({ record }) => record.id}
        rowName={title}
        searchLabel={t(wordOf(list, 'search'))}
        filters={filters}
        defaultSort={list.defaultSort}
        onOpen={({ record }) => open(record.id)}
        choosable
        keepsViews
        exportable
        {...(!narrowed && {
          empty: (
            <StatePanel icon={<IconListSearch size={32} />} title={t(wordOf(list, 'empty.title'))}>
              {t(wordOf(list, 'empty.text'))}
            </StatePanel>
          ),
        })}
        beside={(shown) => (
          <LazyOverlay part={panel} isOpen={asked.openId !== null} onClose={close}>
            {(RecordPanel) => (
              <RecordPanel
                list={list}
                account={account}
                words={words}
                rows={shown}
                openId={asked.openId}
                onStep={open}
                onClose={close}
              />
            )}
          </LazyOverlay>
        )}
      />
      {rest && (
        <div className={styles.more}>
          <span>{t(wordOf(list, 'shown'), { count: records.length })}</span>
          <Button variant="default" onClick={rest.onMore}>
            {t(wordOf(list, 'more'))}
          </Button>
        </div>
      )}
    </>
  );
}
