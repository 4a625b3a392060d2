import type { ReactNode } from 'react';
import type { BringEverything } from '../../data/everyPage.ts';
import type { CallableResult } from '../../data/callables/call.ts';
import type { Difference, PlannedRow, ReadRow, RowProblem, RowProblems } from '../../domain/index.ts';
import type { ImportLimits } from './reading/importTable.ts';
import type { ImportTemplate } from './choosing/templateHref.ts';

/** A column that a file can have. */
export interface ImportField<Field extends string> {
  readonly id: Field;
  readonly label: string;
  /** What a cell has to look like. */
  readonly help: string;
  /** The names that people give to it, folded and with letters only. */
  readonly names: readonly string[];
  /** Whether it is a whole name: one of first names alone is completed from the column of last names. */
  readonly isWholeName?: boolean;
  /** Whether no row can be imported without it. */
  readonly isNeeded?: boolean;
  /** Whether it tells what the row is about, with what is needed: without it, the row would be about something else. */
  readonly isKey?: boolean;
}

/** The texts of a row's cells; empty where the file says nothing. */
export type RowTexts<Field extends string> = Readonly<Record<Field, string>>;

/** What is sent for some rows, and what the dry run says of them, so that the function can plan again and compare. */
export interface ImportPart<Values> {
  /** The same for all parts of one import: what it made is known by it. */
  readonly importId: string;
  readonly rows: readonly Values[];
  readonly expected: { readonly new: number; readonly changed: number };
}

/** What came of undoing an import. */
export interface UndoneImport {
  /** Records that the import had added, and that are gone again. */
  readonly removed: number;
  /** Records that it had changed, and that are as they were. */
  readonly restored: number;
  /** Records that somebody has changed since. */
  readonly kept: number;
}

/** An import of one kind of records: how its rows are read, compared and written. */
export interface ImportKind<Field extends string, Values extends object, Existing> {
  /** Names the table and its file. */
  readonly id: string;
  readonly limits: ImportLimits;
  readonly fields: readonly ImportField<Field>[];
  readonly template: Omit<ImportTemplate, 'header'>;
  readonly read: (
    texts: RowTexts<Field>,
  ) =>
    { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: RowProblems };
  /** The dry run: what would be done with each row, as the records are now. */
  readonly plan: (
    rows: readonly ReadRow<Values>[],
    existing: readonly Existing[],
  ) => readonly PlannedRow<Values>[];
  /** Brings the records to compare with; `rows` are those of the file that could be read. */
  readonly bringExisting: (
    ...asked: [...Parameters<BringEverything<Existing>>, rows: readonly Values[]]
  ) => ReturnType<BringEverything<Existing>>;
  /** Whether they depend on the rows, so that another choice of columns brings others. */
  readonly comparesByRows?: boolean;
  /** What a row is about, in words. */
  readonly nameOf: (texts: RowTexts<Field>) => string;
  /** A value before or after a change, in words. */
  readonly valueWords: (field: string, value: Exclude<Difference['from'], null>) => string;
  readonly problemWords: (field: string, problem: RowProblem) => string;
  /** What is to be known of a row though nothing is wrong with it, in words. */
  readonly noteWords?: (note: RowProblem) => string;
  /** How many new records the plan has room for; undefined for any number. */
  readonly room?: number;
  /** What the plan says when it is full. */
  readonly roomWords?: string;
  /** The plan that has room for what is beyond this one. */
  readonly offer?: (beyond: number) => ReactNode;
  /** The most rows of one part. */
  readonly partSize: number;
  /** Writes a part, all of it or nothing. Sending it again does nothing twice. */
  readonly send: (part: ImportPart<Values>) => Promise<CallableResult<unknown>>;
  /**
   * Takes an import back; repeating it goes on where it broke off. Absent where what it did is taken back record by record.
   * @param done the rows that were imported, for whoever can't tell by the import's id
   */
  readonly undo?: (importId: string, done: readonly Values[]) => Promise<CallableResult<UndoneImport>>;
}

/** A row of a file with its texts, read. */
export type TextRow<Field extends string, Values> = ReadRow<Values> & { readonly texts: RowTexts<Field> };
