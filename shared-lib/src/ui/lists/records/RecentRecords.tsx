import { useMemo, type ReactNode } from 'react';
import { combineLive, type RecordPage } from '../../../data/index.ts';
import type { LiveResult } from '../../../data/live.ts';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { withoutSortAndSearch, sharedColumns } from './columns.tsx';
import type { ListAccount, RecordColumns } from './recordList.ts';
import type { ListedRecord } from './row.ts';
import { useListAccount } from './useListAccount.ts';
import { useListFormatters } from './useListFormatters.ts';
import { useRows } from './useRows.ts';

interface RecentRecordsProps<T extends ListedRecord> {
  list: RecordColumns<T>;
  /** Accessible name of the table. */
  label: string;
  /** The first page of results. */
  live: LiveResult<RecordPage<T>>;
  /** A record's address. */
  hrefOf: (record: T) => string;
  empty: ReactNode;
}

/** The latest records, as part of another page: links, in the given order. */
export function RecentRecords<T extends ListedRecord>({ live, ...props }: RecentRecordsProps<T>) {
  return (
    <LiveContent
      live={combineLive([live, useListAccount()], ({ records }, account) => ({ records, account }))}
    >
      {({ records, account }) => <RecentTable {...props} records={records} account={account} />}
    </LiveContent>
  );
}

interface RecentTableProps<T extends ListedRecord> extends Omit<RecentRecordsProps<T>, 'live'> {
  records: readonly T[];
  account: ListAccount;
}

function RecentTable<T extends ListedRecord>(props: RecentTableProps<T>) {
  const { list, label, records, account, hrefOf, empty } = props;
  const words = useListFormatters(list, account);
  const columns = useMemo(
    () => withoutSortAndSearch(list.columns(words, sharedColumns(list, words))),
    [list, words],
  );
  return (
    <DataTable
      id={list.id}
      label={label}
      columns={columns}
      rows={useRows(records, list, account)}
      rowKey={({ record }) => record.id}
      rowHref={({ record }) => hrefOf(record)}
      empty={empty}
    />
  );
}
