import type { WeekCell, WeekRow } from '../week/weekGridOf.ts';
import { isAskedFor } from '../week/weekView.ts';

/** A shift with the community that it belongs to. */
export interface PlacedShift {
  row: WeekRow;
  cell: WeekCell;
}

/** Whether a cell is a shift, with or without someone who serves. */
export const isShift = ({ kind }: WeekCell): boolean => kind === 'assigned' || kind === 'unassigned';

/**
 * The shifts of one day that a filter asks for, those that nobody serves first, then in the order of the communities.
 * @param column the day's place among the rows' cells.
 * @param asked an agent's id, `unassignedChoice`, or empty for everyone.
 */
export const dayShiftsOf = (rows: readonly WeekRow[], column: number, asked: string): PlacedShift[] =>
  rows
    .flatMap((row) => {
      const cell = row.cells[column];
      return cell && isShift(cell) && isAskedFor(cell, asked) ? [{ row, cell }] : [];
    })
    .sort((a, b) => Number(b.cell.kind === 'unassigned') - Number(a.cell.kind === 'unassigned'));
