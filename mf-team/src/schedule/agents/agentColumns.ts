import { weekdayOf } from 'shared-lib/domain';
import { weekdayNames, type useTexts } from 'shared-lib/i18n';
import type { Column } from 'shared-lib/ui/table';
import { startTime } from '../../people/startTime.ts';
import type { PlacedShift } from '../month/dayShiftsOf.ts';
import { describeCell, nameOfAgent } from '../week/describeCell.ts';
import type { AgentDay, AgentRow } from './agentRowsOf.ts';

/** A line of a file by agent: a shift, or a night off without one. */
export interface AgentLine {
  agent: AgentRow['agent'];
  day: AgentDay;
  shift: PlacedShift | null;
}

/** The shifts and nights off of agents, agent by agent, each in the order of the days. */
export const agentLinesOf = (rows: readonly AgentRow[]): AgentLine[] =>
  rows.flatMap(({ agent, days }) =>
    days.flatMap((day): AgentLine[] => {
      if (day.shifts.length > 0) return day.shifts.map((shift) => ({ agent, day, shift }));
      return day.timeOff ? [{ agent, day, shift: null }] : [];
    }),
  );

type LineColumn = Pick<Column<AgentLine>, 'id' | 'header' | 'value'>;

/**
 * The columns of a file by agent.
 * @param t the texts of the module.
 * @param language a BCP 47 tag.
 */
export const agentColumns = (t: ReturnType<typeof useTexts>['t'], language: string): Column<AgentLine>[] => {
  const columns: readonly LineColumn[] = [
    {
      id: 'agent',
      header: t('schedule.agent'),
      value: ({ agent }) => (agent ? nameOfAgent(agent, t) : t('schedule.unassigned')),
    },
    { id: 'date', header: t('employee.columns.date'), value: ({ day }) => day.date },
    {
      id: 'day',
      header: t('schedule.day'),
      value: ({ day }) => weekdayNames([weekdayOf(day.date)], language),
    },
    {
      id: 'start',
      header: t('employee.columns.start'),
      value: ({ day, shift }) =>
        shift && startTime(day.date, shift.row.serviceStart, shift.row.timezone, language),
    },
    {
      id: 'timezone',
      header: t('schedule.timezone'),
      value: ({ shift }) => shift && shift.row.timezone,
    },
    {
      id: 'community',
      header: t('schedule.community'),
      value: ({ shift }) => shift && shift.row.propertyName,
    },
    {
      id: 'note',
      header: t('employee.columns.note'),
      value: ({ day, shift }) =>
        [day.timeOff && t(`agents.timeOff.${day.timeOff}`), shift && describeCell(shift.cell, t).note]
          .filter(Boolean)
          .join(' · ') || null,
    },
  ];
  return columns.map((column) => ({ ...column, cell: () => null, phone: 'hidden' }));
};
