import { guessColumns, type ColumnMapping, type ColumnNames } from './guessColumns.ts';
import type { ImportKind, RowTexts, TextRow } from './importKind.ts';
import { readLeniently } from './readLeniently.ts';
import type { ImportTable } from './reading/importTable.ts';

/** Which column of a file holds which field, by the names in its header. */
export const columnsIn = <Field extends string>(
  headers: readonly string[],
  { fields }: Pick<ImportKind<Field, never, never>, 'fields'>,
): ColumnMapping<Field> =>
  guessColumns(headers, Object.fromEntries(fields.map(({ id, names }) => [id, names])) as ColumnNames<Field>);

/** The rows of a file as an import of a kind reads them. */
export const readRows = <Field extends string, Values extends object>(
  { rows }: Pick<ImportTable, 'rows'>,
  mapping: ColumnMapping<Field>,
  { fields, read }: Pick<ImportKind<Field, Values, never>, 'fields' | 'read'>,
): TextRow<Field, Values>[] =>
  rows.map(({ line, cells }) => {
    const texts = Object.fromEntries(
      fields.map(({ id }) => [id, cells[mapping[id] ?? -1] ?? '']),
    ) as RowTexts<Field>;
    return { line, texts, ...readLeniently(texts, { fields, read }) };
  });
