import { useMemo } from 'react';
import { tiers, type TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { memberHref } from '../people/addresses.ts';
import { teamColumns } from './teamColumns.tsx';
import { useTeamRows, type TeamRow } from './useTeamRows.ts';

const byName = { id: 'fullName', desc: false };

/** The team as a list: searched by name and email, filtered by tier and status, sorted by any column. */
export function TeamTable({ members }: { members: readonly TeamMember[] }) {
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const rows = useTeamRows(members, language);
  const columns = useMemo(() => teamColumns(t, language), [t, language]);
  const filters = useMemo(
    (): Filter<TeamRow>[] => [
      {
        id: 'status',
        label: t('columns.status'),
        kind: 'segments',
        options: [
          { value: 'active', label: t('active') },
          { value: 'inactive', label: t('inactive') },
        ],
        values: ({ isActive }) => (isActive ? 'active' : 'inactive'),
      },
      {
        id: 'tier',
        label: t('columns.tier'),
        kind: 'choice',
        options: tiers.map((tier) => ({ value: tier, label: t(`tiers.${tier}`) })),
        values: ({ tier }) => tier,
      },
    ],
    [t],
  );

  return (
    <DataTable
      id="team"
      label={t('list')}
      columns={columns}
      rows={rows}
      rowKey={(member) => member.id}
      rowName={(member) => member.fullName}
      rowHref={(member) => memberHref(member.id)}
      searchLabel={t('search')}
      filters={filters}
      defaultSort={byName}
      choosable
      keepsViews
      exportable
    />
  );
}
