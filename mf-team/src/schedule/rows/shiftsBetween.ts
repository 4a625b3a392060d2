import type { ShiftPlace } from 'shared-lib/domain';
import type { GridPlace } from './cellAfterKey.ts';
import { isShift, type WeekCell, type WeekRow } from './weekGridOf.ts';

/** The shifts among some rows, by place. */
export const shiftPlaces = (
  rows: readonly WeekRow[],
  isMeant: (cell: WeekCell, column: number) => boolean = () => true,
): ShiftPlace[] =>
  rows.flatMap(({ id, cells }) =>
    cells
      .filter((cell, column) => isShift(cell) && isMeant(cell, column))
      .map(({ date }) => ({ communityId: id, serviceDate: date })),
  );

/** The shifts in the rectangle between two cells of the grid, except nights without service. */
export function shiftsBetween(a: GridPlace, b: GridPlace, rows: readonly WeekRow[]): ShiftPlace[] {
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const within = rows.slice(Math.min(a.row, b.row), Math.max(a.row, b.row) + 1);
  return shiftPlaces(within, (_, column) => column >= left && column <= right);
}

/** Whether a cell still needs a specialist: it is unassigned, and its night hasn't ended. */
const isToAssign = ({ kind, isOver }: Pick<WeekCell, 'kind' | 'isOver'>): boolean =>
  kind === 'unassigned' && !isOver;

/** How many shifts still need a specialist. */
export const countToAssign = (rows: readonly WeekRow[]): number =>
  rows.reduce((count, { cells }) => count + cells.filter(isToAssign).length, 0);

/** Whether any unassigned shifts are left on nights that have ended. */
export const hasUnservedPastShifts = (rows: readonly WeekRow[]): boolean =>
  rows.some(({ cells }) => cells.some(({ kind, isOver }) => kind === 'unassigned' && isOver));

/**
 * The next shift that still needs a specialist, night by night from tonight. After the last one it wraps to
 * the first.
 * @param from the current cell.
 */
export function nextUnassigned(rows: readonly WeekRow[], from: GridPlace): GridPlace | null {
  const columns = rows[0]?.cells.length ?? 0;
  const count = rows.length * columns;
  const start = from.column * rows.length + from.row;
  for (let step = 1; step <= count; step += 1) {
    const index = (start + step) % count;
    const place = { row: index % rows.length, column: Math.floor(index / rows.length) };
    const cell = rows[place.row]?.cells[place.column];
    if (cell && isToAssign(cell)) return place;
  }
  return null;
}
