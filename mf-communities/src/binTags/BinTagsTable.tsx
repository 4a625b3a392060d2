import { useNow } from 'shared-lib/data';
import type { BinTag } from 'shared-lib/domain';
import { sortableDateTime, useTexts } from 'shared-lib/i18n';
import { Since, StatusBadge, type Meaning } from 'shared-lib/ui';
import { DataTable, type Column, type Filter, type RowSource } from 'shared-lib/ui/table';
import { useMemo } from 'react';
import type { BinTagRow } from './binTagRows.ts';
import styles from './BinTagsTable.module.css';

const byLabel = { id: 'label', desc: false };

const meanings: Record<BinTag['status'], Meaning> = {
  assigned: 'good',
  unassigned: 'watch',
  damaged: 'bad',
  lost: 'bad',
  retired: 'neutral',
};
const statuses = Object.keys(meanings) as BinTag['status'][];

interface BinTagsTableProps {
  rows: readonly BinTagRow[];
  /** Where the others are; undefined where these are all. */
  source: RowSource<BinTagRow> | undefined;
  /** The address of the community's public page, below which each tag has its own; null while there is none. */
  publicPage: string | null;
  /** The community's IANA zone. */
  timeZone: string;
}

/** A community's bin tags as a list; each opens the page that its code leads to. */
export function BinTagsTable({ rows, source, publicPage, timeZone }: BinTagsTableProps) {
  const { t } = useTexts('mf-communities');
  const now = useNow();
  const columns = useMemo((): Column<BinTagRow>[] => {
    const unit = (row: BinTagRow) => (row.unit === '' ? t('binTags.unknownUnit') : (row.unit ?? '–'));
    return [
      {
        id: 'label',
        header: t('binTags.columns.label'),
        track: 'minmax(0, 1.4fr)',
        phone: 'first',
        choice: 'fixed',
        value: ({ label }) => label,
        search: ({ id, label }) => `${label} ${id}`,
        cell: ({ id, label }) => (
          <span className={styles.label}>
            <span className={styles.name} dir="auto" title={label}>
              {label}
            </span>
            {label !== id && <span className={styles.tag}>{id}</span>}
          </span>
        ),
      },
      {
        id: 'unit',
        header: t('binTags.columns.unit'),
        phone: 'below',
        value: (row) => row.unit || null,
        search: (row) => row.unit ?? '',
        cell: (row) => (
          <span className={styles.unit}>
            {unit(row)}
            <span className={styles.scanOnPhone}>
              <Since instant={row.lastScanAt} now={now} />
            </span>
          </span>
        ),
      },
      {
        id: 'status',
        header: t('binTags.columns.status'),
        phone: 'aside',
        value: ({ status }) => t(`binTags.status.${status}`),
        cell: ({ status }) => (
          <StatusBadge meaning={meanings[status]}>{t(`binTags.status.${status}`)}</StatusBadge>
        ),
      },
      {
        id: 'lastScan',
        header: t('binTags.columns.lastScan'),
        align: 'end',
        phone: 'hidden',
        firstDirection: 'desc',
        value: ({ lastScanAt }) => lastScanAt,
        csv: ({ lastScanAt }) => (lastScanAt === null ? null : sortableDateTime(lastScanAt, timeZone)),
        cell: ({ lastScanAt }) => <Since instant={lastScanAt} now={now} />,
      },
      {
        id: 'timeZone',
        header: t('binTags.columns.timeZone'),
        phone: 'hidden',
        choice: 'hidden',
        csv: () => timeZone,
        cell: () => timeZone,
      },
    ];
  }, [t, now, timeZone]);
  const isPart = source !== undefined;
  const filters = useMemo(
    (): Filter<BinTagRow>[] => [
      {
        id: 'status',
        label: t('binTags.columns.status'),
        kind: 'choice',
        options: statuses.map((status) => ({ value: status, label: t(`binTags.status.${status}`) })),
        values: ({ status }) => status,
        ...(isPart && { counted: false }),
      },
    ],
    [t, isPart],
  );
  return (
    <DataTable
      id="bin-tags"
      label={t('binTags.title')}
      columns={columns}
      rows={rows}
      source={source}
      rowKey={({ id }) => id}
      rowName={({ label }) => label}
      {...(publicPage !== null && {
        rowHref: ({ id }: BinTagRow) => `${publicPage}/bintag/${encodeURIComponent(id)}`,
      })}
      searchLabel={t('binTags.search')}
      filters={filters}
      defaultSort={byLabel}
      exportable
    />
  );
}
