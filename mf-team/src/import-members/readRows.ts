import type { ImportTable } from 'shared-lib/ui/importing';
import { importFields, type ColumnMapping, type ImportField } from './importFields.ts';

/** What a row of the file says of a member. */
export interface ImportRow {
  /** Its number as a spreadsheet shows it. */
  readonly line: number;
  /** Empty where the file says nothing. */
  readonly texts: Readonly<Record<ImportField, string>>;
  /** Whether the name stood in one cell, so that the file does not say where the first name ends. */
  readonly isNameSplit: boolean;
}

/** Reads the rows of a file by the matched columns. In a whole name, the first name ends at the first blank. */
export function readRows({ rows }: ImportTable, mapping: ColumnMapping): ImportRow[] {
  const isNameSplit = mapping.firstName === undefined && mapping.fullName !== undefined;
  return rows.map(({ line, cells }) => {
    const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
    const texts = Object.fromEntries(importFields.map((field) => [field, cell(mapping[field])])) as Record<
      ImportField,
      string
    >;
    if (isNameSplit) {
      const [firstName = '', ...rest] = cell(mapping.fullName).split(/\s+/);
      Object.assign(texts, { firstName, lastName: texts.lastName || rest.join(' ') });
    }
    return { line, texts, isNameSplit };
  });
}
