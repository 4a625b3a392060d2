import {
  IconArchive,
  IconArchiveOff,
  IconCalendarOff,
  IconCalendarWeek,
  IconUserStar,
} from '@tabler/icons-react';
import { communityStatusOf } from 'mf-communities/domain';
import { useEffect, useMemo, useState } from 'react';
import {
  mapFetchAll,
  fetchAllCommunities,
  useAccount,
  useOpenViolations,
  type Listing,
} from 'shared-lib/data';
import {
  weekdays,
  withoutArchived,
  type AssignedAgent,
  type DirectoryCommunity,
  type DirectoryMember,
} from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, StatePanel, useOpenFromAddress } from 'shared-lib/ui';
import { DataTable, type BulkAction, type Filter } from 'shared-lib/ui/table';
import { useBulkDialog, type BulkDialog } from '../bulk/useBulkDialog.tsx';
import { useExportDialog } from '../export-communities/useExportDialog.tsx';
import { namedToRestore, restoreParameter } from '../lifecycle/restoreAddress.ts';
import { useLifecycleDialog } from '../lifecycle/useLifecycleDialog.tsx';
import { MapView } from '../map/MapView.tsx';
import { archivedPath, statusFilter } from './archivedPath.ts';
import { communityColumns } from './communityColumns.tsx';
import { nightColumns } from './nightColumns.tsx';
import { communityRows, type CommunityRow } from './communityRows.ts';
import { useNightFacts } from './useNightFacts.ts';

const byName = { id: 'name', desc: false };

interface CommunitiesTableProps {
  /** Including archived ones. */
  listing: Listing<DirectoryCommunity>;
  assignedAgents: readonly AssignedAgent[];
  team: readonly DirectoryMember[];
}

/**
 * The communities as a list: searched by name, address and specialist, filtered by service day and
 * assignment. Archived ones have a separate list.
 */
export function CommunitiesTable({ listing, assignedAgents, team }: CommunitiesTableProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { language } = i18n;
  const { customerId } = useAccount();
  const { isComplete } = listing;
  const [params] = useSearchParams();
  const showsArchived = params.getAll(statusFilter.id).includes(statusFilter.archived);
  const ask = useLifecycleDialog();
  const askBulk = useBulkDialog();
  const askExport = useExportDialog();
  const nights = useNightFacts(listing.rows, assignedAgents);
  const violations = useOpenViolations();
  const openByCommunity = violations.status === 'ready' ? violations.data.openByCommunity : null;
  const rowsOf = useMemo(
    () => (communities: readonly DirectoryCommunity[]) => {
      const shown = showsArchived
        ? communities.filter((community) => communityStatusOf(community) === 'archived')
        : withoutArchived(communities);
      const openCases = openByCommunity && new Map(openByCommunity.map(({ id, open }) => [id, open]));
      return communityRows(shown, assignedAgents, team, { nights, openCases });
    },
    [assignedAgents, team, showsArchived, nights, openByCommunity],
  );
  const rows = useMemo(() => rowsOf(listing.rows), [rowsOf, listing.rows]);
  const source = isComplete
    ? undefined
    : { total: null, fetchAll: mapFetchAll(fetchAllCommunities(customerId), rowsOf) };
  // The return from upgrading to a plan that has room for them.
  useOpenFromAddress(restoreParameter, (ids) => {
    const named = namedToRestore(ids, rows);
    if (named.length > 0) ask('restore', named);
    return true;
  });
  const columns = useMemo(() => {
    const columns = communityColumns(t, language);
    return showsArchived ? columns : columns.toSpliced(2, 0, ...nightColumns(t));
  }, [t, language, showsArchived]);
  const filters = useMemo((): Filter<CommunityRow>[] => {
    const counted = isComplete ? {} : ({ counted: false } as const);
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
      {
        id: statusFilter.id,
        label: t('lifecycle.filter.label'),
        kind: 'choice',
        options: [{ value: statusFilter.archived, label: t('lifecycle.filter.archived') }],
        values: ({ archivedAt }) => (archivedAt === null ? 'served' : statusFilter.archived),
        counted: false,
      },
    ];
  }, [t, language, isComplete]);

  const lifecycle = (action: 'archive' | 'restore', Icon: typeof IconArchive): BulkAction<CommunityRow> => ({
    id: action,
    label: t(`lifecycle.menu.${action}`),
    icon: <Icon size={16} aria-hidden />,
    onRun: (chosen, clear) => ask(action, chosen, clear),
  });
  const edit = (dialog: BulkDialog, Icon: typeof IconArchive): BulkAction<CommunityRow> => ({
    id: dialog,
    label: t(`bulk.${dialog}.label`),
    icon: <Icon size={16} aria-hidden />,
    onRun: (chosen, clear) =>
      askBulk(
        dialog,
        chosen.map(({ id }) => id),
        clear,
      ),
  });
  const bulkActions = showsArchived
    ? [lifecycle('restore', IconArchiveOff)]
    : [
        edit('manager', IconUserStar),
        edit('days', IconCalendarWeek),
        edit('closures', IconCalendarOff),
        lifecycle('archive', IconArchive),
      ];

  const [matching, setMatching] = useState<readonly CommunityRow[]>(rows);
  return (
    <>
      <MapView rows={matching} />
      <DataTable
        id="communities"
        label={t('list')}
        noun={(count) => t('noun', { count })}
        columns={columns}
        rows={rows}
        source={source}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => `/communities/${encodeURIComponent(row.id)}`}
        searchLabel={t('search')}
        filters={filters}
        defaultSort={byName}
        choosable
        bulkActions={bulkActions}
        exportable
        // Archived communities aren’t imported, so their file has the columns of the list.
        onExport={showsArchived ? undefined : askExport}
        keepsViews
        empty={<NoneHere showsArchived={showsArchived} />}
        beside={(shown) => <Report rows={shown} onRows={setMatching} />}
      />
    </>
  );
}

/** Passes the matching rows to the map above the list. */
function Report({
  rows,
  onRows,
}: {
  rows: readonly CommunityRow[];
  onRows: (rows: readonly CommunityRow[]) => void;
}) {
  useEffect(() => onRows(rows), [rows, onRows]);
  return null;
}

/** Replaces an empty list of archived communities, or of communities in service when all are archived. */
function NoneHere({ showsArchived }: { showsArchived: boolean }) {
  const { t } = useTexts('mf-communities');
  const [title, text, to, action] = showsArchived
    ? ([
        'lifecycle.filter.none',
        'lifecycle.filter.noneText',
        '/communities',
        'lifecycle.filter.back',
      ] as const)
    : ([
        'lifecycle.filter.allArchived',
        'lifecycle.filter.allArchivedText',
        archivedPath,
        'lifecycle.filter.archived',
      ] as const);
  return (
    <StatePanel
      icon={<IconArchive size={32} />}
      title={t(title)}
      action={
        <Button component={Link} to={to} variant="default">
          {t(action)}
        </Button>
      }
    >
      {t(text)}
    </StatePanel>
  );
}
