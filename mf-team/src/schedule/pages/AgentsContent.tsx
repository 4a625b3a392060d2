import { useMemo, useState } from 'react';
import type { LiveResult } from 'shared-lib/data';
import type { ScheduleNight, ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent, NoMatch, useIsPhone } from 'shared-lib/ui';
import { ExportButton } from 'shared-lib/ui/table';
import { AgentCards } from '../agents/AgentCards.tsx';
import { AgentGrid, type AgentPlace } from '../agents/AgentGrid.tsx';
import type { History } from '../editing/history.ts';
import { DayPanel } from '../panel/DayPanel.tsx';
import { SelectedShift } from '../panel/OpenedShifts.tsx';
import { agentLinesOf, fileColumns, fileNameOfDates } from '../rows/fileColumns.ts';
import { useScheduleFilter } from '../rows/usePeriod.ts';
import type { ScheduleRecords } from '../rows/useScheduleRecords.ts';
import { useAgentRows, useWeekRows } from '../rows/useScheduleRows.ts';
import { filterWeek, unassignedChoice } from '../rows/weekView.ts';
import { StepButtons } from '../toolbar/StepButtons.tsx';
import { useUndoRedo } from '../toolbar/useUndoRedo.ts';
import { WeekFilters } from '../toolbar/WeekFilters.tsx';

interface AgentsContentProps {
  records: ScheduleRecords;
  nights: LiveResult<readonly ScheduleNight[]>;
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`. */
  tonight: string;
  history: History;
  /** Whether days show only numbers, as in a month. */
  compact?: boolean;
}

/** Some dates by specialist: assignments, time off and who is free. */
export function AgentsContent({ nights, ...props }: AgentsContentProps) {
  return (
    <LiveContent live={nights}>
      {(scheduleNights) => <Agents {...props} scheduleNights={scheduleNights} />}
    </LiveContent>
  );
}

interface AgentsProps extends Omit<AgentsContentProps, 'nights'> {
  scheduleNights: readonly ScheduleNight[];
}

function Agents({ scheduleNights, dates, tonight, history, compact = false, ...props }: AgentsProps) {
  const { t, i18n } = useTexts('mf-team');
  const isPhone = useIsPhone();
  const [filter, setFilter] = useScheduleFilter();
  const [openShift, setOpenShift] = useState<ShiftPlace | null>(null);
  const [openDay, setOpenDay] = useState<AgentPlace | null>(null);

  const records = { ...props.records, scheduleNights };
  const rows = useWeekRows(records, dates);
  const retracing = useUndoRedo(records, history);
  const agents = useAgentRows(rows, dates, records, filter);
  const columns = useMemo(() => fileColumns('agent', t, i18n.language), [t, i18n.language]);

  const dayOf = (place: AgentPlace | null) =>
    agents.find(({ id }) => id === place?.agentId)?.days.find(({ date }) => date === place?.date);
  const listed = dayOf(openDay);
  const matching = filterWeek(rows, { ...filter, agent: '' });
  return (
    <>
      <WeekFilters
        rows={rows}
        shown={matching}
        filter={filter}
        dates={dates}
        onChange={setFilter}
        searchLabel={t('agents.search')}
        status={t('agents.agents', { count: agents.filter(({ id }) => id !== unassignedChoice).length })}
        file={
          <>
            <ExportButton
              id={fileNameOfDates('schedule-by-agent', dates)}
              columns={columns}
              rows={() => agentLinesOf(agents)}
            />
            <StepButtons {...retracing} />
          </>
        }
      />
      {agents.length === 0 ? (
        <NoMatch onClear={() => setFilter({ search: '', agent: '' })} />
      ) : isPhone ? (
        <AgentCards rows={agents} onOpen={setOpenShift} />
      ) : (
        <AgentGrid
          rows={agents}
          dates={dates}
          tonight={tonight}
          compact={compact}
          onOpenShift={setOpenShift}
          onOpenDay={setOpenDay}
        />
      )}
      {listed && (
        <DayPanel
          date={listed.date}
          shifts={listed.shifts}
          retracing={retracing}
          onOpen={setOpenShift}
          onClose={() => setOpenDay(null)}
        />
      )}
      {openShift && (
        <SelectedShift
          key={`${openShift.communityId}/${openShift.serviceDate}`}
          places={[openShift]}
          rows={rows}
          records={records}
          history={history}
          // A save may end after another shift was opened, which stays open.
          onClose={() => setOpenShift((current) => (current === openShift ? null : current))}
        />
      )}
    </>
  );
}
