import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { NameCell, Since, StatusBadge } from 'shared-lib/ui';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { sortByFullName } from './sortByFullName.ts';
import styles from './TeamTable.module.css';

/** The team as a list in the order of names. */
export function TeamTable({ members }: { members: readonly TeamMember[] }) {
  const { t, i18n } = useTexts('mf-team');
  const now = useNow();
  const rows = useMemo(() => sortByFullName(members, i18n.language), [members, i18n.language]);

  const columns: Column<TeamMember>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      track: 'minmax(0, 2fr)',
      phone: 'first',
      cell: ({ fullName, email }) => <NameCell name={fullName || t('unnamed')} detail={email} />,
    },
    {
      id: 'tier',
      header: t('columns.tier'),
      phone: 'hidden',
      cell: ({ tier }) => t(`tiers.${tier}`),
    },
    {
      id: 'status',
      header: t('columns.status'),
      track: 'minmax(0, 0.7fr)',
      phone: 'aside',
      cell: ({ isActive }) => (
        <StatusBadge meaning={isActive ? 'good' : 'neutral'}>
          {t(isActive ? 'active' : 'inactive')}
        </StatusBadge>
      ),
    },
    {
      id: 'lastActive',
      header: t('columns.lastActive'),
      track: 'minmax(0, 0.9fr)',
      align: 'end',
      phone: 'below',
      cell: ({ tier, lastActive }) => (
        <span className={styles.lastActive}>
          <span className={styles.tierOnPhone}>{t(`tiers.${tier}`)}</span>
          <Since instant={lastActive} now={now} />
        </span>
      ),
    },
  ];

  return <DataTable label={t('list')} columns={columns} rows={rows} rowKey={(member) => member.id} />;
}
