import { useMemo } from 'react';
import { mapFetchAll, fetchTeam, useAccount, type Listing } from 'shared-lib/data';
import { tiers, type DirectoryMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { memberHref } from '../people/addresses.ts';
import { teamColumns } from './teamColumns.tsx';
import { useTeamRows, type TeamRow } from './useTeamRows.ts';

const byName = { id: 'fullName', desc: false };

/**
 * The team as a list: searched by name and email, filtered by tier and status, sorted by any column. It opens
 * on active members.
 */
export function TeamTable({ team }: { team: Listing<DirectoryMember> }) {
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const { customerId } = useAccount();
  const rowsOf = useTeamRows(language);
  const rows = useMemo(() => rowsOf(team.rows), [rowsOf, team.rows]);
  const source = team.isComplete
    ? undefined
    : { total: null, fetchAll: mapFetchAll(fetchTeam(customerId), rowsOf) };
  const columns = useMemo(() => teamColumns(t, language), [t, language]);
  const filters = useMemo((): Filter<TeamRow>[] => {
    const counted = team.isComplete ? {} : ({ counted: false } as const);
    return [
      {
        id: 'status',
        label: t('columns.status'),
        kind: 'segments',
        options: [
          { value: 'active', label: t('active') },
          { value: 'inactive', label: t('inactive') },
        ],
        // An unfinished deactivation has to be completed, so it is listed with the active members too.
        values: ({ isActive, isDeactivating }) => [
          ...(isActive || isDeactivating ? ['active'] : []),
          ...(isActive ? [] : ['inactive']),
        ],
        ...counted,
      },
      {
        id: 'tier',
        label: t('columns.tier'),
        kind: 'choice',
        options: tiers.map((tier) => ({ value: tier, label: t(`tiers.${tier}`) })),
        values: ({ tier }) => tier,
        ...counted,
      },
    ];
  }, [t, team.isComplete]);

  return (
    <DataTable
      id="team"
      label={t('list')}
      noun={(count) => t('noun', { count })}
      columns={columns}
      rows={rows}
      source={source}
      rowKey={(member) => member.id}
      rowName={(member) => member.fullName}
      rowHref={(member) => memberHref(member.id)}
      searchLabel={t('search')}
      filters={filters}
      defaultSort={byName}
      opensOn="status=active"
      choosable
      keepsViews
      exportable
    />
  );
}
