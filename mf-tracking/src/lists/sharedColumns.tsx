import { clockTime, formatNight, sortableDateTime } from 'shared-lib/i18n';
import { NameCell, StatusBadge } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import type { TrackingKind, TrackingRecords } from 'shared-lib/data';
import { type RecordList, type Row, type Words, statusWordOf } from './recordList.ts';
import styles from './lists.module.css';

/** What is not known, or not there. */
export const Nothing = () => <span className={styles.nothing}>–</span>;

/** One line of any text, cut off where it is too long. */
export const Line = ({ text }: { text: string | null }) =>
  text ? (
    <span className={styles.line} dir="auto" title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  );

/** The community, as the list's first cell or further on. */
export function communityColumn<T>({ t }: Words, phone: 'first' | 'below' | 'hidden'): Column<Row<T>> {
  return {
    id: 'community',
    header: t('columns.community'),
    track: phone === 'first' ? 'minmax(0, 2fr)' : 'minmax(0, 1.4fr)',
    phone,
    ...(phone === 'first' && { choice: 'fixed' }),
    value: ({ community }) => community,
    search: ({ community }) => community,
    cell: ({ community }) =>
      phone === 'first' ? <NameCell shape="place" name={community} /> : <Line text={community} />,
  };
}

/** Who did it; as the list's first cell with where. */
export function memberColumn<T>(
  { t }: Words,
  header: string,
  memberIdOf: (record: T) => string | null,
  phone: 'first' | 'below' | 'hidden',
): Column<Row<T>> {
  const nameOf = ({ member, record }: Row<T>) =>
    member ?? (memberIdOf(record) === null ? null : t('unknownMember'));
  return {
    id: 'member',
    header,
    track: phone === 'first' ? 'minmax(0, 2fr)' : 'minmax(0, 1fr)',
    phone,
    ...(phone === 'first' && { choice: 'fixed' }),
    value: nameOf,
    search: (row) => nameOf(row) ?? '',
    cell: (row) =>
      phone === 'first' ? (
        <NameCell name={nameOf(row) ?? t('nobody')} detail={row.community} />
      ) : (
        <Line text={nameOf(row) ?? t('nobody')} />
      ),
  };
}

/** The night that a record is of. */
export function nightColumn<T extends { serviceDate: string }>({ t, language }: Words): Column<Row<T>> {
  return {
    id: 'night',
    header: t('columns.night'),
    track: 'minmax(96px, 0.5fr)',
    phone: 'below',
    firstDirection: 'desc',
    value: ({ record }) => record.serviceDate,
    search: ({ record }) => formatNight(record.serviceDate, language),
    cell: ({ record }) => formatNight(record.serviceDate, language),
  };
}

/** Where a record stands, in a word and its colour. */
export function statusColumn<Kind extends TrackingKind>(
  { t }: Words,
  list: Pick<RecordList<Kind>, 'kind' | 'statusOf' | 'meaningOf'>,
): Column<Row<TrackingRecords[Kind]>> {
  const statusIn = (record: TrackingRecords[Kind]) => t(statusWordOf(list, list.statusOf(record)));
  return {
    id: 'status',
    header: t('columns.status'),
    track: 'minmax(116px, 0.6fr)',
    phone: 'aside',
    value: ({ record }) => statusIn(record),
    cell: ({ record }) => (
      <StatusBadge meaning={list.meaningOf(list.statusOf(record))}>{statusIn(record)}</StatusBadge>
    ),
  };
}

/** A moment of the night, as the clock at the community showed it. */
export function clockColumn<T>(
  { language, viewerZone }: Words,
  id: string,
  header: string,
  instantOf: (record: T) => number | null,
  more: Partial<Column<Row<T>>> = {},
): Column<Row<T>> {
  return {
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
      return instant === null ? <Nothing /> : clockTime(instant, timeZone, viewerZone, language);
    },
    ...more,
  };
}

/** The zone of the clock that a record's times are told by; whoever works with the CSV file needs it. */
export function timeZoneColumn<T>({ t }: Words): Column<Row<T>> {
  return {
    id: 'timeZone',
    header: t('columns.timeZone'),
    phone: 'hidden',
    choice: 'hidden',
    csv: ({ timeZone }) => timeZone,
    cell: ({ timeZone }) => <Line text={timeZone} />,
  };
}

/** An amount, sorted by its size. */
export function amountColumn<T>(
  id: string,
  header: string,
  valueOf: (record: T) => number | null,
  textOf: (record: T) => string | null,
  more: Partial<Column<Row<T>>> = {},
): Column<Row<T>> {
  return {
    id,
    header,
    track: 'minmax(72px, 0.6fr)',
    align: 'end',
    phone: 'hidden',
    firstDirection: 'desc',
    value: ({ record }) => valueOf(record),
    cell: ({ record }) => textOf(record) ?? <Nothing />,
    ...more,
  };
}

/** A text of the record. */
export function textColumn<T>(
  id: string,
  header: string,
  textOf: (row: Row<T>) => string | null,
  more: Partial<Column<Row<T>>> = {},
): Column<Row<T>> {
  return {
    id,
    header,
    phone: 'hidden',
    value: textOf,
    search: (row) => textOf(row) ?? '',
    cell: (row) => <Line text={textOf(row)} />,
    ...more,
  };
}
