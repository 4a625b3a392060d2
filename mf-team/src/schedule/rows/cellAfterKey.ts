/** A position in a grid, from 0. */
export interface GridPlace {
  row: number;
  column: number;
}

/**
 * The cell a key leads to in a grid (the ARIA grid pattern): arrows by one, Home and End within the row, with
 * Ctrl to the grid's corners, Page Up and Down by a page.
 * @param size number of rows and columns.
 * @param page number of rows in a page.
 * @returns null for a key that doesn't move and keeps its default behavior.
 */
export function cellAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridPlace,
  size: { rows: number; columns: number },
  page: number,
): GridPlace | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const moves: Record<string, GridPlace> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
    PageDown: { row: row + Math.max(1, page), column },
    PageUp: { row: row - Math.max(1, page), column },
  };
  const to = Object.hasOwn(moves, key) ? moves[key] : undefined;
  if (!to || size.rows === 0) return null;
  return {
    row: Math.min(last.row, Math.max(0, to.row)),
    column: Math.min(last.column, Math.max(0, to.column)),
  };
}
