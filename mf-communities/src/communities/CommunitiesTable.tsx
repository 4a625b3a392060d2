import { isEveryDay, useTexts, weekdayNames } from 'shared-lib/i18n';
import { NameCell } from 'shared-lib/ui';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { AgentsCell } from './AgentsCell.tsx';
import type { CommunityRow } from './communityRows.ts';
import styles from './CommunitiesTable.module.css';

/** The communities as a list. */
export function CommunitiesTable({ rows }: { rows: readonly CommunityRow[] }) {
  const { t, i18n } = useTexts('mf-communities');

  const serviceDays = ({ serviceDays: days }: CommunityRow) => {
    if (days.length === 0) return t('noServiceDays');
    return isEveryDay(days) ? t('everyDay') : weekdayNames(days, i18n.language);
  };

  const columns: Column<CommunityRow>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      track: 'minmax(0, 1.3fr)',
      phone: 'first',
      cell: ({ name, address }) => <NameCell shape="place" name={name} detail={address} />,
    },
    {
      id: 'serviceDays',
      header: t('columns.serviceDays'),
      track: 'minmax(0, 0.8fr)',
      phone: 'hidden',
      cell: serviceDays,
    },
    {
      id: 'agents',
      header: t('columns.agents'),
      track: 'minmax(0, 1.2fr)',
      phone: 'below',
      cell: (row) => (
        <span className={styles.agents}>
          <span className={styles.daysOnPhone}>{serviceDays(row)}</span>
          <AgentsCell row={row} />
        </span>
      ),
    },
  ];

  return (
    <DataTable id="communities" label={t('list')} columns={columns} rows={rows} rowKey={(row) => row.id} />
  );
}
