import type { Unit } from '../../../domain/index.ts';

/** The fields that place a unit in the grid. */
export type Door = Readonly<Pick<Unit, 'id' | 'building' | 'floor' | 'unitNumber'>>;

/** A line of the grid: units of one floor. */
export interface GridRow<D> {
  readonly key: string;
  readonly building: string | null;
  readonly floor: string | null;
  /** Whether the floor starts here; a floor with many units has several lines. */
  readonly isFirst: boolean;
  readonly units: readonly D[];
}

/**
 * The grid's lines.
 * @param units in door order
 * @param perRow units per line
 */
export function gridRows<D extends Door>(units: readonly D[], perRow: number): GridRow<D>[] {
  const rows: { building: string | null; floor: string | null; isFirst: boolean; units: D[] }[] = [];
  for (const unit of units) {
    const last = rows.at(-1);
    const isSameFloor = last !== undefined && last.building === unit.building && last.floor === unit.floor;
    if (isSameFloor && last.units.length < perRow) last.units.push(unit);
    else rows.push({ building: unit.building, floor: unit.floor, isFirst: !isSameFloor, units: [unit] });
  }
  return rows.map((row, index) => ({ ...row, key: String(index) }));
}

/** A cell's line and column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** How many lines Page Up and Page Down move. */
const page = 8;

/**
 * The cell a key moves to, as in any data grid: arrows by one, Home and End within the line, with Ctrl to the
 * first and last unit.
 * @returns null for other keys
 */
export function placeAfterKey(
  rows: readonly Pick<GridRow<unknown>, 'units'>[],
  at: CellPosition,
  key: string,
  ctrl: boolean,
): CellPosition | null {
  const within = (row: number, column: number): CellPosition => {
    const line = Math.min(Math.max(row, 0), rows.length - 1);
    const { length = 1 } = rows[line]?.units ?? [];
    return { row: line, column: Math.min(Math.max(column, 0), length - 1) };
  };
  const lastColumn = (row: number) => (rows[row]?.units.length ?? 1) - 1;
  switch (key) {
    case 'ArrowRight':
      if (at.column < lastColumn(at.row)) return within(at.row, at.column + 1);
      return at.row < rows.length - 1 ? within(at.row + 1, 0) : at;
    case 'ArrowLeft':
      if (at.column > 0) return within(at.row, at.column - 1);
      return at.row > 0 ? within(at.row - 1, lastColumn(at.row - 1)) : at;
    case 'ArrowDown':
      return within(at.row + 1, at.column);
    case 'ArrowUp':
      return within(at.row - 1, at.column);
    case 'PageDown':
      return within(at.row + page, at.column);
    case 'PageUp':
      return within(at.row - page, at.column);
    case 'Home':
      return within(ctrl ? 0 : at.row, 0);
    case 'End': {
      const row = ctrl ? rows.length - 1 : at.row;
      return within(row, lastColumn(row));
    }
    default:
      return null;
  }
}
