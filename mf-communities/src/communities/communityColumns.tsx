import { formatDate, isEveryDay, useTexts, weekdayNames, type Translate } from 'shared-lib/i18n';
import { NameCell, StatusBadge } from 'shared-lib/ui';
import type { Column } from 'shared-lib/ui/table';
import { agentNames, type CommunityRow } from './communityRows.ts';
import styles from './communities.module.css';

/** A community's specialists, and its service days without one. */
function AgentsCell({ row }: { row: CommunityRow }) {
  const { t, i18n } = useTexts('mf-communities');
  const { unassignedDays } = row;
  const names = agentNames(row, t);
  if (row.archivedAt !== null) {
    return (
      <StatusBadge meaning="neutral">
        {t('lifecycle.archivedOn', { date: formatDate(row.archivedAt, i18n.language) })}
      </StatusBadge>
    );
  }
  return (
    <span className={styles.cell}>
      {names && (
        <span className={`vh-cut ${styles.names}`} dir="auto" title={names}>
          {names}
        </span>
      )}
      {unassignedDays.length > 0 && (
        <StatusBadge meaning="watch">
          {names === ''
            ? t('unassigned')
            : t('unassignedOn', { days: weekdayNames(unassignedDays, i18n.language) })}
        </StatusBadge>
      )}
    </span>
  );
}

/**
 * The columns of the list of communities.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 */
export function communityColumns(t: Translate<'mf-communities'>, language: string): Column<CommunityRow>[] {
  const serviceDays = ({ serviceDays: days }: CommunityRow) => {
    if (days.length === 0) return t('noServiceDays');
    return isEveryDay(days) ? t('everyDay') : weekdayNames(days, language);
  };

  return [
    {
      id: 'name',
      header: t('columns.name'),
      track: 'minmax(0, 1.3fr)',
      phone: 'first',
      choice: 'fixed',
      value: ({ name }) => name,
      search: ({ name, address }) => `${name} ${address}`,
      cell: ({ name, address }) => <NameCell shape="place" name={name} detail={address} />,
    },
    {
      id: 'units',
      header: t('columns.units'),
      track: 'minmax(64px, 0.3fr)',
      align: 'end',
      phone: 'aside',
      firstDirection: 'desc',
      value: ({ totalUnits }) => totalUnits,
      cell: ({ totalUnits }) => t('units', { count: totalUnits }),
    },
    {
      id: 'agents',
      header: t('columns.agents'),
      track: 'minmax(0, 1.2fr)',
      phone: 'below',
      value: (row) => agentNames(row, t) || null,
      search: (row) => agentNames(row, t),
      cell: (row) => (
        <span className={styles.agents}>
          <span className={styles.daysOnPhone}>{serviceDays(row)}</span>
          <AgentsCell row={row} />
        </span>
      ),
    },
    // The first column that a narrow table drops.
    {
      id: 'serviceDays',
      header: t('columns.serviceDays'),
      track: 'minmax(0, 0.8fr)',
      phone: 'hidden',
      firstDirection: 'desc',
      value: ({ serviceDays: days }) => days.length,
      csv: ({ serviceDays: days }) => weekdayNames(days, language),
      cell: serviceDays,
    },
  ];
}
