/** A cell's place in a grid, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** How many rows Page Up and Page Down move. */
const page = 8;

/**
 * The cell that a key moves to, as in any grid: arrows by one, Home and End within the row, with Ctrl to the corners.
 * @param size at least one row and column
 * @returns null for a key that doesn't move
 */
export function cellAfterKey(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { row, column }: CellPlace,
  size: { readonly rows: number; readonly columns: number },
): CellPlace | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const moves = new Map<string, CellPlace>([
    ['ArrowDown', { row: row + 1, column }],
    ['ArrowUp', { row: row - 1, column }],
    ['ArrowRight', { row, column: column + 1 }],
    ['ArrowLeft', { row, column: column - 1 }],
    ['Home', { row: ctrlKey ? 0 : row, column: 0 }],
    ['End', { row: ctrlKey ? last.row : row, column: last.column }],
    ['PageDown', { row: row + page, column }],
    ['PageUp', { row: row - page, column }],
  ]);
  const to = moves.get(key);
  if (!to) return null;
  return {
    row: Math.min(last.row, Math.max(0, to.row)),
    column: Math.min(last.column, Math.max(0, to.column)),
  };
}
