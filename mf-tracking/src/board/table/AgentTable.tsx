import { useMemo, useState } from 'react';
import { useNow } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { lazyPart, useAddressState } from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import type { Filter, PhoneTools } from 'shared-lib/ui/table';
import { agentRowsOf, type AgentRow } from '../night/agentRowsOf.ts';
import { boardStates } from '../night/boardRow.ts';
import { createRowMemo } from '../night/createRowMemo.ts';
import { useRatedRows } from '../night/ratedRows.ts';
import type { LiveBoard } from '../night/useBoard.ts';
import { agentTimeline } from '../timeline/timelineColumns.tsx';
import { TimelineProvider, useTimeline } from '../timeline/TimelineContext.ts';
import { TimelineKey } from '../timeline/TimelineKey.tsx';
import { agentColumns, nameOfAgentRow } from './agentColumns.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

const panel = lazyPart(
  'The specialist panel',
  async () => (await import(/* webpackChunkName: "board-panels" */ '../panel/AgentPanel.tsx')).AgentPanel,
);

interface AgentTableProps {
  board: LiveBoard;
  /** The table's label, for screen readers. */
  label: string;
  /** The night from the address, `YYYY-MM-DD`; null for the night in progress. */
  night: string | null;
  /** Whether it shows the hours of the night rather than every column. */
  isTimeline: boolean;
  phoneTools: PhoneTools;
}

/** A night by specialist, those with problems first. One opens in a panel with all of their shifts. */
export function AgentTable({ board, label, night, isTimeline, phoneTools }: AgentTableProps) {
  const shifts = useRatedRows(board.rows, useNow());
  const timeline = useTimeline(isTimeline ? board : null, shifts, 'agent');
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const [keep] = useState(() => createRowMemo<AgentRow>(({ key }) => key));
  const rows = useMemo(() => keep(agentRowsOf(shifts, language)), [shifts, language, keep]);
  const isNarrow = useIsNarrow();
  const columns = useMemo(
    () => (isTimeline ? agentTimeline(t, language) : agentColumns(t, language, isNarrow)),
    [t, language, isNarrow, isTimeline],
  );
  const filters = useMemo(
    (): Filter<AgentRow>[] => [
      {
        id: 'state',
        label: t('columns.state'),
        kind: 'choice',
        options: boardStates.map((value) => ({ value, label: t(`states.${value}`) })),
        values: ({ state }) => state,
      },
    ],
    [t],
  );
  return (
    <TimelineProvider value={timeline}>
      <PanelTable
        id={isTimeline ? 'tonight-agents-timeline' : 'tonight-agents'}
        label={label}
        noun={(count) => t('agentsNoun', { count })}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        rowName={(row) => nameOfAgentRow(row, t)}
        searchLabel={t('searchAgents')}
        filters={filters}
        exportable={!isTimeline}
        choosable={!isTimeline}
        phoneTools={phoneTools}
        opened={useAddressState('open')}
        panel={panel}
      >
        {(AgentPanel, state) => <AgentPanel {...state} all={rows} shifts={shifts} night={night} />}
      </PanelTable>
      {isTimeline && <TimelineKey />}
    </TimelineProvider>
  );
}
