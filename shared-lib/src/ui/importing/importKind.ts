import type { ReactNode } from 'react';
import type { FetchAll } from '../../data/fetchAllPages.ts';
import type { CallableError, CallableResult } from '../../data/callables/callableError.ts';
import type { Difference, PlannedRow, ReadRow, RowProblem, RowProblems } from '../../domain/index.ts';
import type { ImportLimits } from './reading/importTable.ts';
import type { ImportTemplate } from './choosing/templateHref.ts';

/** A supported column of a file. */
export interface ImportField<Field extends string> {
  readonly id: Field;
  readonly label: string;
  /** The format of a cell. */
  readonly help: string;
  /** Common names of the column, normalized to letters only. */
  readonly names: readonly string[];
  /** Whether it is a full name; if the file has separate columns, first and last names are joined. */
  readonly isWholeName?: boolean;
  /** Whether a row can't be imported without it. */
  readonly isNeeded?: boolean;
  /**
   * Whether it identifies the row's record, besides the required columns: ignoring it would target another
   * record.
   */
  readonly isKey?: boolean;
  /** A required column that isn't needed with this one: a full name replaces a first name. Not in the template. */
  readonly insteadOf?: Field;
}

/** A row's cells as text; empty if missing. */
export type RowTexts<Field extends string> = Readonly<Record<Field, string>>;

/** Rows to send, with their dry-run results, so the function can plan again and compare. */
export interface ImportPart<Values> {
  /** The same for all parts of an import; identifies what it created. */
  readonly importId: string;
  readonly rows: readonly Values[];
  readonly expected: { readonly new: number; readonly changed: number };
}

/** The result of undoing an import. */
export interface UndoneImport {
  /** Records that the import added, now removed. */
  readonly removed: number;
  /** Records that it changed, now restored. */
  readonly restored: number;
  /** Records that someone has changed since. */
  readonly kept: number;
}

/** The rows of an import that a plan refuses. */
export interface ImportLimit<Values> {
  /**
   * The refusals by line, given the rows to import. They count in file order, so the last ones exceed the plan.
   */
  readonly refused: (rows: readonly PlannedRow<Values>[]) => ReadonlyMap<number, RowProblem>;
  readonly words: (refusal: RowProblem) => string;
  /** A plan upgrade with room for all rows to import. */
  readonly offer?: (
    rows: readonly PlannedRow<Values>[],
    refused: ReadonlyMap<number, RowProblem>,
  ) => ReactNode;
  /** An alternative way to import refused rows, if the user chooses it. */
  readonly fallback?: {
    readonly label: string;
    /** The row's plan in that case; null if it isn't possible. */
    readonly planOf: (plan: PlannedRow<Values>) => PlannedRow<Values> | null;
  };
}

/** An import of one kind of record: how rows are read, compared and written. */
export interface ImportKind<Field extends string, Values extends object, Existing> {
  /** Names the table and its file. */
  readonly id: string;
  readonly limits: ImportLimits;
  readonly fields: readonly ImportField<Field>[];
  readonly template: Omit<ImportTemplate, 'header'>;
  readonly read: (
    texts: RowTexts<Field>,
  ) =>
    | { readonly ok: true; readonly values: Values }
    | { readonly ok: false; readonly problems: RowProblems };
  /** The dry run: what would happen to each row, given the current records. */
  readonly plan: (
    rows: readonly ReadRow<Values>[],
    existing: readonly Existing[],
  ) => readonly PlannedRow<Values>[];
  /**
   * The records to compare with: loaded once for the rows that could be read, or a live list, which the dry run
   * follows.
   */
  readonly existing:
    | readonly Existing[]
    | ((
        ...requested: [...Parameters<FetchAll<Existing>>, rows: readonly Values[]]
      ) => ReturnType<FetchAll<Existing>>);
  /** Whether they depend on the rows; changing the columns then reloads them. */
  readonly comparesByRows?: boolean;
  /** A row's subject, as text. */
  readonly nameOf: (texts: RowTexts<Field>) => string;
  /** A detail that distinguishes subjects with the same name, as text. */
  readonly detailOf?: (texts: RowTexts<Field>) => string;
  /** A value before or after a change, as text. */
  readonly formatValue: (field: string, value: Exclude<Difference['from'], null>) => string;
  readonly formatProblem: (field: string, problem: RowProblem) => string;
  /** A note on a valid row, as text. */
  readonly formatNote?: (note: RowProblem) => string;
  /** The side effects of importing a row, as text; empty for none. */
  readonly formatDone?: (values: Values) => string;
  readonly limit?: ImportLimit<Values>;
  /** Whether rows can be left out one by one, because none depends on another. */
  readonly canSkip?: boolean;
  /** Maximum rows per part. */
  readonly partSize: number;
  /** Writes a part atomically. Idempotent. */
  readonly send: (part: ImportPart<Values>) => Promise<CallableResult<unknown>>;
  /**
   * Why a part of one row was rejected: its problems, or a reason as text; the import continues with the next row.
   * Null for a reason that concerns all rows, which stops it.
   */
  readonly rowRefusal?: (error: CallableError, values: Values) => RowProblems | string | null;
  /**
   * Undoes the import; calling it again continues where it stopped. Absent if records are undone one by one.
   * @param done the imported rows, if the import's id isn't enough
   */
  readonly undo?: (importId: string, done: readonly Values[]) => Promise<CallableResult<UndoneImport>>;
}

/** A row with its cells and its parsed values. */
export type TextRow<Field extends string, Values> = ReadRow<Values> & { readonly texts: RowTexts<Field> };
