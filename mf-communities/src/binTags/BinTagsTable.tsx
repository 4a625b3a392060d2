import { IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useAccount, useNow } from 'shared-lib/data';
import { recordPrinted } from '../data/recordPrinted.ts';
import { isDocumentId, type Community } from 'shared-lib/domain';
import type { BinTagBatch } from 'mf-communities/domain';
import { sortableDateTime, useTexts, type Translate } from 'shared-lib/i18n';
import { lazyPart, RelativeTime, showToast, StatusBadge, useAddressState } from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import type { BulkAction, Column, Filter, RowSource } from 'shared-lib/ui/table';
import { binTagStatuses } from './parseBinTagQuery.ts';
import type { BinTagRow } from './binTagRows.ts';
import styles from './binTags.module.css';
import { tagMeanings } from './tagMeanings.ts';

const byLabel = { id: 'label', desc: false };

const panel = lazyPart('The bin tag panel', async () => (await import('./BinTagPanel.tsx')).BinTagPanel);

interface BinTagsTableProps {
  community: Community;
  /** The latest batches, newest first. */
  batches: readonly BinTagBatch[];
  rows: readonly BinTagRow[];
  /** The source of further rows; undefined if `rows` has them all. */
  source: RowSource<BinTagRow> | undefined;
}

/**
 * The columns of a community's bin tags.
 * @param now epoch milliseconds
 * @param timeZone the community's
 */
export function binTagColumns(
  t: Translate<'mf-communities'>,
  now: number,
  timeZone: string,
): Column<BinTagRow>[] {
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
        <span className="vh-lines">
          <span className={`vh-cut ${styles.name}`} dir="auto" title={label}>
            {label}
          </span>
          {label !== id && <span className="vh-soft vh-cut">{id}</span>}
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
            <RelativeTime instant={row.lastScanAt} now={now} />
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('binTags.columns.status'),
      phone: 'aside',
      value: ({ status }) => t(`binTags.status.${status}`),
      cell: ({ status, isReplaced }) => (
        <StatusBadge meaning={tagMeanings[status]}>
          {t(isReplaced ? 'binTags.replaced' : `binTags.status.${status}`)}
        </StatusBadge>
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
      cell: ({ lastScanAt }) => <RelativeTime instant={lastScanAt} now={now} />,
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
}

/** A community's bin tags as a list; each opens next to it. */
export function BinTagsTable({ community, batches, rows, source }: BinTagsTableProps) {
  const { t } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const now = useNow();
  const { timezone: timeZone } = community;
  const opened = useAddressState('tag');
  const openId = opened.value !== null && isDocumentId(opened.value) ? opened.value : null;
  const columns = useMemo(() => binTagColumns(t, now, timeZone), [t, now, timeZone]);
  const filters = useMemo(
    (): Filter<BinTagRow>[] => [
      {
        id: 'status',
        label: t('binTags.columns.status'),
        kind: 'choice',
        options: binTagStatuses.map((status) => ({ value: status, label: t(`binTags.status.${status}`) })),
        values: ({ status }) => status,
        // The server leaves the others out, so they can't be counted here.
        counted: false,
      },
      {
        id: 'batch',
        label: t('binTags.columns.batch'),
        kind: 'choice',
        options: batches.map(({ id, label }) => ({ value: id, label })),
        values: ({ batchId }) => batchId ?? [],
        counted: false,
      },
    ],
    [t, batches],
  );
  const bulkActions = useMemo((): BulkAction<BinTagRow>[] => {
    const mark = async (ids: readonly string[], isPrinted: boolean) => {
      const result = await recordPrinted(customerId, ids, isPrinted);
      if (!result.ok) return showToast({ meaning: 'bad', message: t('binTags.batches.failed') });
      showToast({
        meaning: 'good',
        message: t(isPrinted ? 'binTags.marked' : 'binTags.unmarked', { count: ids.length }),
        ...(isPrinted && { undo: () => void mark(ids, false) }),
      });
    };
    return [
      {
        id: 'printed',
        label: t('binTags.batches.mark'),
        icon: <IconPrinter size={18} aria-hidden />,
        onRun: (chosen, clear) => {
          clear();
          void mark(
            chosen.map(({ id }) => id),
            true,
          );
        },
      },
    ];
  }, [t, customerId]);
  return (
    <PanelTable
      id="bin-tags"
      label={t('binTags.title')}
      noun={(count) => t('binTags.noun', { count })}
      columns={columns}
      rows={rows}
      source={source}
      rowKey={({ id }) => id}
      rowName={({ label }) => label}
      searchLabel={t('binTags.search')}
      filters={filters}
      defaultSort={byLabel}
      bulkActions={bulkActions}
      exportable
      opened={{ ...opened, value: openId }}
      panel={panel}
    >
      {(BinTagPanel, state) => <BinTagPanel community={community} batches={batches} {...state} />}
    </PanelTable>
  );
}
