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
  /** All rows that are not blank, of which another can be chosen as the header. */
  readonly all: readonly TableRow[];
  /** The number of the header. */
  readonly headerLine: number;
  /** The numbers of rows below the header that are none of the list: totals, footers, and the header once more. */
  readonly leftOut: readonly number[];
  /** The cells, such as `C7`, that have an error, or a formula without a stored value, so that they read as empty. */
  readonly withoutValue?: readonly string[];
}

/** Why a file can't be used, with the bound that was met or the row that is at fault. */
export type TableProblem =
  | { readonly kind: 'empty' | 'noRows' | 'notText' | 'notWorkbook' | 'unreadable' | 'unpacksTooLarge' }
  | { readonly kind: 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'tooSlow'; readonly max: number }
  | { readonly kind: 'quotes'; readonly line: number };

export type ReadTable =
  { readonly ok: true; readonly table: ImportTable } | { readonly ok: false; readonly problem: TableProblem };

/** The answer for a file that can't be used. */
export const failed = (problem: TableProblem): ReadTable => ({ ok: false, problem });
