import { sortableDateTime, type Translate } from 'shared-lib/i18n';
import { RelativeTime, StatusBadge } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import type { BinTagRow } from './binTagRows.ts';
import { tagMeanings } from './tagMeanings.ts';
import styles from './binTags.module.css';

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
        <span className={styles.tagLabel}>
          <span className={styles.name} dir="auto" title={label}>
            {label}
          </span>
          {label !== id && <span className="vh-soft">{id}</span>}
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
