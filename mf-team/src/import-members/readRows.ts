import type { ImportTable } from 'shared-lib/ui/importing';
import { nameParts } from './nameParts.ts';
import { importFields, type ColumnMapping, type ImportField } from './importFields.ts';

/** What a row of the file says of a member. */
export interface ImportRow {
  /** Its number as a spreadsheet shows it. */
  readonly line: number;
  /** Empty where the file says nothing. */
  readonly texts: Readonly<Record<ImportField, string>>;
  /** Whether the name stood in one cell, so that the file does not say where the first name ends. */
  readonly isNameSplit: boolean;
  /** Whether the last name stood first, before a comma, so that a person has to look at it. */
  readonly isNameTurned: boolean;
}

/** Reads the rows of a file by the matched columns. A whole name is taken apart. */
export function readRows({ rows }: Pick<ImportTable, 'rows'>, mapping: ColumnMapping): ImportRow[] {
  const isNameSplit = mapping.firstName === undefined && mapping.fullName !== undefined;
  return rows.map(({ line, cells }) => {
    const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
    const texts = Object.fromEntries(importFields.map((field) => [field, cell(mapping[field])])) as Record<
      ImportField,
      string
    >;
    if (!isNameSplit) return { line, texts, isNameSplit, isNameTurned: false };
    const { firstName, lastName, isTurned } = nameParts(cell(mapping.fullName));
    return {
      line,
      texts: { ...texts, firstName, lastName: texts.lastName || lastName },
      isNameSplit,
      isNameTurned: isTurned,
    };
  });
}
