import { useMemo } from 'react';
import { indexAvailability } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import type { ScheduleRecords } from '../month/useMonth.ts';
import type { WeekRow } from '../week/weekGridOf.ts';
import type { WeekFilter } from '../week/weekView.ts';
import { agentRowsOf, filterAgents, type AgentRow } from './agentRowsOf.ts';

/** The agents that match a filter with what they serve, made anew only when something of it has changed. */
export function useAgentRows(
  rows: readonly WeekRow[],
  dates: readonly string[],
  { team, requestRecords }: ScheduleRecords,
  { search, agent }: WeekFilter,
): readonly AgentRow[] {
  const { i18n } = useTexts('mf-team');
  const { language } = i18n;
  const days = dates.join();
  const all = useMemo(() => {
    const availability = indexAvailability(
      team,
      requestRecords.flatMap(({ requests }) => requests),
    );
    return agentRowsOf(rows, days.split(','), team, availability, textCollator(language).compare);
  }, [rows, days, team, requestRecords, language]);
  return useMemo(() => filterAgents(all, { search, agent }), [all, search, agent]);
}
