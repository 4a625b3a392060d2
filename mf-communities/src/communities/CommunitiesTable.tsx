import { useMemo } from 'react';
import { weekdays } from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { communityColumns } from './communityColumns.tsx';
import type { CommunityRow } from './communityRows.ts';

const byName = { id: 'name', desc: false };

/** The communities as a list: searched by name, address and agent, filtered by service day and by what is assigned. */
export function CommunitiesTable({ rows }: { rows: readonly CommunityRow[] }) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const columns = useMemo(() => communityColumns(t, language), [t, language]);
  const filters = useMemo(
    (): Filter<CommunityRow>[] => [
      {
        id: 'agents',
        label: t('columns.agents'),
        kind: 'segments',
        options: [
          { value: 'assigned', label: t('assigned') },
          { value: 'unassigned', label: t('unassigned') },
        ],
        values: ({ unassignedDays }) => (unassignedDays.length > 0 ? 'unassigned' : 'assigned'),
      },
      {
        id: 'day',
        label: t('columns.serviceDays'),
        kind: 'choice',
        options: weekdays.map((day) => ({ value: day, label: weekdayNames([day], language) })),
        values: ({ serviceDays }) => serviceDays,
      },
    ],
    [t, language],
  );

  return (
    <DataTable
      id="communities"
      label={t('list')}
      columns={columns}
      rows={rows}
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
