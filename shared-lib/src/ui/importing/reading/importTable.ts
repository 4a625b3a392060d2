/** Limits of an imported file: bytes, data rows, columns. */
export interface ImportLimits {
  readonly bytes: number;
  readonly rows: number;
  readonly columns: number;
}

/** A row of a file, with its spreadsheet row number. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file's header and its data rows that aren't blank. */
export interface ImportTable {
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** All rows that aren't blank; any of them can be chosen as the header. */
  readonly all: readonly TableRow[];
  /** The header's row number. */
  readonly headerLine: number;
  /** Numbers of rows below the header that aren't data: totals, footers, repeated headers. */
  readonly leftOut: readonly number[];
  /** Cells, such as `C7`, with an error or a formula without a cached value; they read as empty. */
  readonly withoutValue?: readonly string[];
}

/** Why a file can't be used, with the exceeded limit or the offending row. */
export type TableProblem =
  | { readonly kind: 'empty' | 'noRows' | 'notText' | 'notWorkbook' | 'unreadable' | 'unpacksTooLarge' }
  | { readonly kind: 'tooLarge' | 'tooManyRows' | 'tooManyColumns' | 'tooSlow'; readonly max: number }
  | { readonly kind: 'quotes'; readonly line: number };

export type ReadTable =
  | { readonly ok: true; readonly table: ImportTable }
  | { readonly ok: false; readonly problem: TableProblem };

export const failed = (problem: TableProblem): ReadTable => ({ ok: false, problem });
