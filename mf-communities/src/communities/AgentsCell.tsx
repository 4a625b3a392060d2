import { formatDate, useTexts, weekdayNames } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import { agentNames, type CommunityRow } from './communityRows.ts';
import styles from './AgentsCell.module.css';

/** Who serves a community, and on which service days nobody does. */
export function AgentsCell({ row }: { row: CommunityRow }) {
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
        <span className={styles.names} dir="auto" title={names}>
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
