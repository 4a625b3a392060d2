import { weekdayOf } from 'shared-lib/domain';
import { weekdayNames, type Translate } from 'shared-lib/i18n';
import type { Column } from 'shared-lib/ui/table';
import { nameOfAgent, type Agent } from '../../people/agentOf.ts';
import { startTime } from '../../people/startTime.ts';
import type { AgentDay, AgentRow } from './agentRowsOf.ts';
import { describeCell } from './describe.ts';
import { isShift, type WeekRow } from './weekGridOf.ts';
import { matchesWeekFilter, type PlacedShift } from './weekView.ts';

/**
 * The name of a file about some dates, without its extension.
 * @param dates `YYYY-MM-DD`, in order.
 */
export const fileNameOfDates = (name: string, dates: readonly string[]): string =>
  `${name}-${dates[0]}_${dates.at(-1)}`;

/** A row of the schedule export: a shift, or a night off without one. */
export interface ScheduleLine {
  /** `YYYY-MM-DD` */
  date: string;
  /** Null for an unassigned shift. */
  agent: Agent | null;
  shift: PlacedShift | null;
  timeOff: AgentDay['timeOff'];
}

/** A week's shifts that match a filter, including unassigned ones, community by community. */
export const shiftLinesOf = (rows: readonly WeekRow[], requested: string): ScheduleLine[] =>
  rows.flatMap((row) =>
    row.cells
      .filter((cell) => isShift(cell) && matchesWeekFilter(cell, requested))
      .map((cell) => ({ date: cell.date, agent: cell.agent, shift: { row, cell }, timeOff: null })),
  );

/** The shifts and nights off of specialists, one specialist at a time, in day order. */
export const agentLinesOf = (rows: readonly AgentRow[]): ScheduleLine[] =>
  rows.flatMap(({ agent, days }) =>
    days.flatMap(({ date, shifts, timeOff }): ScheduleLine[] => {
      if (shifts.length > 0) return shifts.map((shift) => ({ date, agent, shift, timeOff }));
      return timeOff ? [{ date, agent, shift: null, timeOff }] : [];
    }),
  );

/**
 * The columns of the schedule export.
 * @param by what comes first: the community, with the specialist after the times, or the reverse.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 */
export function fileColumns(
  by: 'community' | 'agent',
  t: Translate<'mf-team'>,
  language: string,
): Column<ScheduleLine>[] {
  const place: Pick<Column<ScheduleLine>, 'id' | 'header' | 'value'> = {
    id: 'community',
    header: t('schedule.community'),
    value: ({ shift }) => shift && shift.row.propertyName,
  };
  const person: typeof place = {
    id: 'agent',
    header: t('schedule.agent'),
    value: ({ agent }) => (agent ? nameOfAgent(agent, t) : t('schedule.unassigned')),
  };
  const columns: readonly (typeof place)[] = [
    by === 'agent' ? person : place,
    { id: 'date', header: t('employee.columns.date'), value: ({ date }) => date },
    {
      id: 'day',
      header: t('schedule.day'),
      value: ({ date }) => weekdayNames([weekdayOf(date)], language),
    },
    {
      id: 'start',
      header: t('employee.columns.start'),
      value: ({ date, shift }) => shift && startTime(date, shift.row, language),
    },
    { id: 'timezone', header: t('schedule.timezone'), value: ({ shift }) => shift && shift.row.timezone },
    by === 'agent' ? place : person,
    {
      id: 'note',
      header: t('employee.columns.note'),
      value: ({ timeOff, shift }) =>
        [timeOff && t(`agents.timeOff.${timeOff}`), shift && describeCell(shift.cell, t).note]
          .filter(Boolean)
          .join(' · ') || null,
    },
  ];
  return columns.map((column) => ({ ...column, cell: () => null, phone: 'hidden' }));
}
