import { Skeleton } from '@mantine/core';
import { clockTime, formatDateTime, formatNight, sortableDateTime } from '../../../i18n/index.ts';
import { formatPhone, phoneSearch } from '../../base/formatPhone.ts';
import { NameCell } from '../../base/people/NameCell.tsx';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import type { Column } from '../table/columns/column.ts';
import styles from './records.module.css';
import type { ListFormatters, RecordColumns } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import type { SharedColumns } from './sharedParts.ts';

/** A placeholder for an unknown or missing value. */
const Nothing = () => <span className="vh-muted">–</span>;

/** One line of text, truncated if too long. */
const Line = ({ text }: { text: string | null }) =>
  text ? (
    <span className={`vh-cut ${styles.line}`} dir="auto" title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  );

/** Creates the shared columns for a list. */
export function sharedColumns<T extends ListedRecord>(
  list: Pick<RecordColumns<T>, 'statuses' | 'statusOf' | 'memberIdOf'>,
  { tShared, own, language, viewerZone, memberName }: ListFormatters,
): SharedColumns<T> {
  const nameOfMember = ({ record }: Row<T>) => {
    const id = list.memberIdOf?.(record) ?? null;
    return id === null ? null : memberName(id);
  };
  const statusIn = (record: T) => own(`statuses.${list.statusOf(record)}`);

  return {
    community: (phone, more) => ({
      id: 'community',
      header: tShared('columns.community'),
      track: phone === 'first' ? 'minmax(0, 2fr)' : 'minmax(0, 1.4fr)',
      phone,
      ...(phone === 'first' && { choice: 'fixed' }),
      value: ({ community }) => community,
      search: ({ community }) => community,
      cell: ({ community }) =>
        phone === 'first' ? <NameCell shape="place" name={community} /> : <Line text={community} />,
      ...more,
    }),
    member: (phone, more) => ({
      id: 'member',
      header: tShared('columns.member'),
      track: phone === 'first' ? 'minmax(0, 2fr)' : 'minmax(0, 1fr)',
      phone,
      ...(phone === 'first' && { choice: 'fixed' }),
      value: nameOfMember,
      search: (row) => nameOfMember(row) ?? '',
      cell: (row) => {
        const name = nameOfMember(row) ?? tShared('nobody');
        return phone === 'first' ? <NameCell name={name} detail={row.community} /> : <Line text={name} />;
      },
      ...more,
    }),
    night: (nightOf, more) => ({
      id: 'night',
      header: tShared('columns.night'),
      track: 'minmax(96px, 0.5fr)',
      phone: 'below',
      firstDirection: 'desc',
      value: ({ record }) => nightOf(record),
      search: ({ record }) => formatNight(nightOf(record), language),
      cell: ({ record }) => formatNight(nightOf(record), language),
      ...more,
    }),
    status: () => ({
      id: 'status',
      header: tShared('columns.status'),
      track: 'minmax(116px, 0.6fr)',
      phone: 'aside',
      value: ({ record }) => statusIn(record),
      cell: ({ record }) => (
        <StatusBadge meaning={list.statuses[list.statusOf(record)]!}>{statusIn(record)}</StatusBadge>
      ),
    }),
    name: (id, header, nameOf, { detailOf, ...more } = {}) => ({
      id,
      header,
      track: 'minmax(0, 1.4fr)',
      phone: 'first',
      choice: 'fixed',
      value: nameOf,
      search: (row) => [nameOf(row), detailOf?.(row)].join(' '),
      cell: (row) => <NameCell shape="place" name={nameOf(row)} detail={detailOf?.(row)} />,
      ...more,
    }),
    text: (id, header, textOf, more) => ({
      id,
      header,
      phone: 'hidden',
      value: textOf,
      search: (row) => textOf(row) ?? '',
      cell: (row) => <Line text={textOf(row)} />,
      ...more,
    }),
    phone: (header, phoneOf, more) => ({
      id: 'phone',
      header,
      phone: 'hidden',
      value: phoneOf,
      search: (row) => phoneSearch(phoneOf(row)),
      cell: (row) => {
        const phone = phoneOf(row);
        return <Line text={phone && formatPhone(phone)} />;
      },
      ...more,
    }),
    unit: (header, more) => ({
      id: 'unit',
      header,
      phone: 'hidden',
      value: ({ unit }) => unit,
      search: ({ unit }) => unit ?? '',
      cell: ({ unit }) =>
        unit === null ? (
          <Skeleton height={14} width={48} role="img" aria-label={tShared('loading')} />
        ) : (
          <Line text={unit} />
        ),
      ...more,
    }),
    amount: (id, header, valueOf, { textOf, ...more } = {}) => ({
      id,
      header,
      track: 'minmax(72px, 0.6fr)',
      align: 'end',
      phone: 'hidden',
      firstDirection: 'desc',
      value: ({ record }) => valueOf(record),
      cell: ({ record }) => (textOf ?? valueOf)(record) ?? <Nothing />,
      ...more,
    }),
    clock: (id, header, instantOf, { full = false, remarkOf, ...more } = {}) => ({
      id,
      header,
      track: 'minmax(76px, 0.7fr)',
      align: 'end',
      phone: 'hidden',
      firstDirection: 'desc',
      value: ({ record }) => instantOf(record),
      csv: ({ record, timeZone }) => {
        const instant = instantOf(record);
        return instant === null ? null : sortableDateTime(instant, timeZone);
      },
      cell: ({ record, timeZone }) => {
        const instant = instantOf(record);
        const remark = remarkOf?.(record);
        return (
          <>
            {instant !== null &&
              (full
                ? formatDateTime(instant, language, timeZone)
                : clockTime(instant, timeZone, viewerZone, language))}
            {remark && <span className={styles.remark}>{remark}</span>}
            {instant === null && !remark && <Nothing />}
          </>
        );
      },
      ...more,
    }),
    timeZone: () => ({
      id: 'timeZone',
      header: tShared('columns.timeZone'),
      phone: 'hidden',
      choice: 'hidden',
      csv: ({ timeZone }) => timeZone,
      cell: ({ timeZone }) => <Line text={timeZone} />,
    }),
  };
}

/** Columns for a short list in its given order, without sorting or search. */
export const withoutSortAndSearch = <R,>(columns: readonly Column<R>[]): Column<R>[] =>
  columns.map(({ value: _value, search: _search, csv: _csv, ...column }) => column);
