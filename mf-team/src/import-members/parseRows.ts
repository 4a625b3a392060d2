import type { ImportTable } from 'shared-lib/ui/importing';
import { nameParts } from './nameParts.ts';
import { importFields, type ColumnMapping, type ImportField } from './importFields.ts';

/** A row's data about a member. */
export interface ImportRow {
  /** Its number as a spreadsheet shows it. */
  readonly line: number;
  /** Empty if the file has no value. */
  readonly texts: Readonly<Record<ImportField, string>>;
  /**
   * The name from a single cell, if the file doesn't say where the first name ends; null for a name in parts.
   */
  readonly wholeName: string | null;
  /** Whether the last name came first, before a comma, so that a person has to check it. */
  readonly isNameTurned: boolean;
}

/** Reads a file's rows by the matched columns. A whole name is split. */
export function parseRows({ rows }: Pick<ImportTable, 'rows'>, mapping: ColumnMapping): ImportRow[] {
  const isWhole = mapping.firstName === undefined && mapping.fullName !== undefined;
  return rows.map(({ line, cells }) => {
    const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
    const texts = Object.fromEntries(importFields.map((field) => [field, cell(mapping[field])])) as Record<
      ImportField,
      string
    >;
    if (!isWhole) return { line, texts, wholeName: null, isNameTurned: false };
    const wholeName = cell(mapping.fullName);
    const { firstName, lastName, isTurned } = nameParts(wholeName);
    return {
      line,
      texts: { ...texts, firstName, lastName: texts.lastName || lastName },
      wholeName,
      isNameTurned: isTurned,
    };
  });
}
