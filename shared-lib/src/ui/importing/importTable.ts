/** How large an imported file may be: its bytes, the rows below its header, its columns. */
export interface ImportLimits {
  readonly bytes: number;
  readonly rows: number;
  readonly columns: number;
}

/** A row of a file: its number as a spreadsheet shows it, and its cells. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file's header and the rows below it that are not blank. */
export interface ImportTable {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** The cells of a workbook, such as `C7`, that have a formula without a stored value, so that they read as empty. */
  readonly withoutValue?: readonly string[];
}

/** Why a file can't be used, with the bound that was met or the row that is at fault. */
export type TableProblem =
  | { readonly kind: 'empty' | 'noRows' | 'notText' | 'notWorkbook' | 'unreadable' }
  | { readonly kind: 'tooLarge' | 'tooManyRows' | 'tooManyColumns'; readonly max: number }
  | { readonly kind: 'quotes'; readonly line: number };

export type ReadTable =
  { readonly ok: true; readonly table: ImportTable } | { readonly ok: false; readonly problem: TableProblem };

/** The answer for a file that can't be used. */
export const failed = (problem: TableProblem): ReadTable => ({ ok: false, problem });

/**
 * Makes a table of all rows of a file, the first that is not blank being the header.
 * @param rows of trimmed cells
 */
export function tableOf(rows: readonly (readonly string[])[], limits: ImportLimits): ReadTable {
  const filled = rows
    .map((cells, index): TableRow => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...below] = filled;
  if (!header) return failed({ kind: 'empty' });
  if (below.length === 0) return failed({ kind: 'noRows' });
  if (below.length > limits.rows) return failed({ kind: 'tooManyRows', max: limits.rows });
  if (header.cells.length > limits.columns) return failed({ kind: 'tooManyColumns', max: limits.columns });
  return { ok: true, table: { headers: header.cells, rows: below } };
}
