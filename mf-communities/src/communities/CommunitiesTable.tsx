import { useMemo } from 'react';
import { bringAs, bringCommunities, useAccount, type Listing } from 'shared-lib/data';
import {
  weekdays,
  type AssignedAgent,
  type DirectoryCommunity,
  type DirectoryMember,
} from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { communityColumns } from './communityColumns.tsx';
import { communityRows, type CommunityRow } from './communityRows.ts';

const byName = { id: 'name', desc: false };

interface CommunitiesTableProps {
  listing: Listing<DirectoryCommunity>;
  assignedAgents: readonly AssignedAgent[];
  team: readonly DirectoryMember[];
}

/** The communities as a list: searched by name, address and agent, filtered by service day and by what is assigned. */
export function CommunitiesTable({ listing, assignedAgents, team }: CommunitiesTableProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const { customerId } = useAccount();
  const { isWhole } = listing;
  const rowsOf = useMemo(
    () => (communities: readonly DirectoryCommunity[]) => communityRows(communities, assignedAgents, team),
    [assignedAgents, team],
  );
  const rows = useMemo(() => rowsOf(listing.rows), [rowsOf, listing.rows]);
  const source = isWhole
    ? undefined
    : { total: null, bringAll: bringAs(bringCommunities(customerId), rowsOf) };
  const columns = useMemo(() => communityColumns(t, language), [t, language]);
  const filters = useMemo((): Filter<CommunityRow>[] => {
    const counted = isWhole ? {} : ({ counted: false } as const);
    return [
      {
        id: 'agents',
        label: t('columns.agents'),
        kind: 'segments',
        options: [
          { value: 'assigned', label: t('assigned') },
          { value: 'unassigned', label: t('unassigned') },
        ],
        values: ({ unassignedDays }) => (unassignedDays.length > 0 ? 'unassigned' : 'assigned'),
        ...counted,
      },
      {
        id: 'day',
        label: t('columns.serviceDays'),
        kind: 'choice',
        options: weekdays.map((day) => ({ value: day, label: weekdayNames([day], language) })),
        values: ({ serviceDays }) => serviceDays,
        ...counted,
      },
    ];
  }, [t, language, isWhole]);

  return (
    <DataTable
      id="communities"
      label={t('list')}
      columns={columns}
      rows={rows}
      source={source}
      rowKey={(row) => row.id}
      rowName={(row) => row.name}
      rowHref={(row) => `/communities/${encodeURIComponent(row.id)}`}
      searchLabel={t('search')}
      filters={filters}
      defaultSort={byName}
      exportable
      keepsViews
    />
  );
}
