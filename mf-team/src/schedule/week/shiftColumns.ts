import { weekdayOf } from 'shared-lib/domain';
import { weekdayNames, type useTexts } from 'shared-lib/i18n';
import type { Column } from 'shared-lib/ui/table';
import { startTime } from '../../people/startTime.ts';
import { describeCell } from './describeCell.ts';
import type { WeekCell, WeekRow } from './weekGridOf.ts';
import { isAskedFor } from './weekView.ts';

/** A shift of the week with the community that it belongs to, as a line of a file. */
export interface WeekShift extends WeekCell {
  row: WeekRow;
}

/** The shifts of a week, community by community: those that a filter asks for, with or without someone who serves. */
export const shiftsOf = (rows: readonly WeekRow[], asked: string): WeekShift[] =>
  rows.flatMap((row) =>
    row.cells
      .filter((cell) => (cell.kind === 'assigned' || cell.kind === 'unassigned') && isAskedFor(cell, asked))
      .map((cell) => ({ ...cell, row })),
  );

type ShiftColumn = Pick<Column<WeekShift>, 'header' | 'value'>;

/**
 * The columns of a week's file.
 * @param t the texts of the module.
 * @param language a BCP 47 tag.
 */
export const shiftColumns = (t: ReturnType<typeof useTexts>['t'], language: string): Column<WeekShift>[] => {
  const columns: readonly (ShiftColumn & { id: string })[] = [
    { id: 'community', header: t('schedule.community'), value: ({ row }) => row.propertyName },
    { id: 'date', header: t('employee.columns.date'), value: ({ date }) => date },
    {
      id: 'day',
      header: t('schedule.day'),
      value: ({ date }) => weekdayNames([weekdayOf(date)], language),
    },
    {
      id: 'start',
      header: t('employee.columns.start'),
      value: ({ date, row }) => startTime(date, row.serviceStart, row.timezone, language),
    },
    { id: 'timezone', header: t('schedule.timezone'), value: ({ row }) => row.timezone },
    { id: 'agent', header: t('schedule.agent'), value: (shift) => describeCell(shift, t).who },
    { id: 'note', header: t('employee.columns.note'), value: (shift) => describeCell(shift, t).note },
  ];
  return columns.map((column) => ({ ...column, cell: () => null, phone: 'hidden' }));
};
