import { useMemo } from 'react';
import { useNow } from 'shared-lib/data/dashboard';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { lazyPart, useAddressState } from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import type { Filter, PhoneTools } from 'shared-lib/ui/table';
import { boardStates } from '../night/boardRow.ts';
import { nameOrUnknown } from '../night/rowFacts.ts';
import { useRatedRows, type RatedRow } from '../night/ratedRows.ts';
import type { LiveBoard } from '../night/useBoard.ts';
import { communityTimeline } from '../timeline/timelineColumns.tsx';
import { TimelineProvider, useTimeline } from '../timeline/TimelineContext.ts';
import { TimelineKey } from '../timeline/TimelineKey.tsx';
import { boardColumns } from './boardColumns.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

const panel = lazyPart(
  'The shift panel',
  async () => (await import(/* webpackChunkName: "board-panels" */ '../panel/ShiftPanel.tsx')).ShiftPanel,
);

interface BoardTableProps {
  board: LiveBoard;
  /** The table's label, for screen readers. */
  label: string;
  /** Whether it shows the hours of the night rather than every column. */
  isTimeline: boolean;
  phoneTools: PhoneTools;
}

/** A night's shifts as a list, problems first unless sorted otherwise. Each opens in a panel. */
export function BoardTable({ board, label, isTimeline, phoneTools }: BoardTableProps) {
  const { rows: shifts, team } = board;
  const rows = useRatedRows(shifts, useNow());
  const timeline = useTimeline(isTimeline ? board : null, rows, 'community');
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const [parameters] = useSearchParams();
  const requested = {
    agent: parameters.getAll('agent').join(),
    manager: parameters.getAll('manager').join(),
  };
  const isNarrow = useIsNarrow();
  const columns = useMemo(
    () => (isTimeline ? communityTimeline(t, language) : boardColumns(t, language, isNarrow)),
    [t, language, isNarrow, isTimeline],
  );
  const filters = useMemo((): Filter<RatedRow>[] => {
    const nameOf = new Map(team.map(({ id, fullName }) => [id, fullName || null]));
    const { compare } = textCollator(language);
    /** The night's people, plus the one in the address: a filter stays when another night is shown. */
    const people = (idOf: (row: RatedRow) => string | null, alsoAsked: string) =>
      [...new Set([...rows.map(idOf), ...alsoAsked.split(',')])]
        .filter((id): id is string => Boolean(id))
        .map((id) => ({ value: id, label: nameOrUnknown(nameOf.get(id) ?? null, t) }))
        .sort((a, b) => compare(a.label, b.label));
    const zones = [...new Set(rows.map(({ timeZone }) => timeZone))].sort();
    const made: Filter<RatedRow>[] = [
      {
        id: 'state',
        label: t('columns.state'),
        kind: 'choice',
        options: boardStates.map((value) => ({ value, label: t(`states.${value}`) })),
        values: ({ state }) => state,
      },
      {
        id: 'agent',
        label: t('columns.agent'),
        kind: 'choice',
        options: people(({ agentId }) => agentId, requested.agent),
        values: ({ agentId }) => agentId ?? [],
      },
      {
        id: 'manager',
        label: t('columns.manager'),
        kind: 'choice',
        options: people(({ managerId }) => managerId, requested.manager),
        values: ({ managerId }) => managerId ?? [],
      },
      {
        id: 'zone',
        label: t('columns.timeZone'),
        kind: 'choice',
        options: zones.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
        values: ({ timeZone }) => timeZone,
      },
    ];
    // One option isn't a choice.
    return made.filter(({ id, options }) => options.length > (id === 'zone' ? 1 : 0));
  }, [rows, team, t, language, requested.agent, requested.manager]);

  return (
    <TimelineProvider value={timeline}>
      <PanelTable
        id={isTimeline ? 'tonight-timeline' : 'tonight'}
        label={label}
        noun={(count) => t('noun', { count })}
        columns={columns}
        rows={rows}
        rowKey={({ communityId }) => communityId}
        rowName={({ communityName }) => communityName}
        searchLabel={t('search')}
        filters={filters}
        exportable={!isTimeline}
        choosable={!isTimeline}
        keepsViews={!isTimeline}
        phoneTools={phoneTools}
        opened={useAddressState('open')}
        panel={panel}
      >
        {(ShiftPanel, state) => <ShiftPanel {...state} all={rows} />}
      </PanelTable>
      {isTimeline && <TimelineKey />}
    </TimelineProvider>
  );
}
