import { guessColumns, headerName, type ColumnMapping, type ColumnNames } from './reading/guessColumns.ts';
import { firstNames, lastNames } from './reading/columnNames.ts';
import type { ImportKind, RowTexts, TextRow } from './importKind.ts';
import { parseLeniently } from './parseLeniently.ts';
import type { ImportTable } from './reading/importTable.ts';

const isLastName = (header: string) => (lastNames as readonly string[]).includes(headerName(header));

/**
 * Maps a file's columns to fields, by the names in its header. `Nombre` is a full name, or the first name if there
 * is a column of last names.
 */
export const columnsIn = <Field extends string>(
  headers: readonly string[],
  { fields }: Pick<ImportKind<Field, never, never>, 'fields'>,
): ColumnMapping<Field> => {
  const inParts = headers.some(isLastName);
  const ordered = fields.toSorted(
    (one, other) =>
      Number(inParts) * (Number(one.insteadOf !== undefined) - Number(other.insteadOf !== undefined)),
  );
  return guessColumns(
    headers,
    Object.fromEntries(ordered.map(({ id, names }) => [id, names])) as ColumnNames<Field>,
  );
};

/** The required fields without a column. */
export const missingFields = <Field extends string>(
  mapping: ColumnMapping<Field>,
  { fields }: Pick<ImportKind<Field, never, never>, 'fields'>,
): Field[] => {
  const replaced = fields.flatMap(({ id, insteadOf }) =>
    mapping[id] === undefined ? [] : (insteadOf ?? []),
  );
  return fields.flatMap(({ id, isNeeded }) =>
    isNeeded && mapping[id] === undefined && !replaced.includes(id) ? [id] : [],
  );
};

/** The column of last names for a column of first names; null for other columns. */
function lastNameBeside(headers: readonly string[], column: number | undefined): number | null {
  const isFirst = (firstNames as readonly string[]).includes(headerName(headers[column ?? -1] ?? ''));
  const found = headers.findIndex(isLastName);
  return isFirst && found !== -1 ? found : null;
}

/** Reads a file's rows for an import. */
export const parseRows = <Field extends string, Values extends object>(
  { headers, rows }: Pick<ImportTable, 'headers' | 'rows'>,
  mapping: ColumnMapping<Field>,
  { fields, read }: Pick<ImportKind<Field, Values, never>, 'fields' | 'read'>,
): TextRow<Field, Values>[] => {
  const columns = fields.map(({ id, isWholeName }) => {
    const column = mapping[id];
    const last = isWholeName ? lastNameBeside(headers, column) : null;
    return { id, columns: [column ?? -1, ...(last === null ? [] : [last])] };
  });
  return rows.map(({ line, cells }) => {
    const texts = Object.fromEntries(
      columns.map(({ id, columns: of }) => [id, of.flatMap((column) => cells[column] || []).join(' ')]),
    ) as RowTexts<Field>;
    return { line, texts, ...parseLeniently(texts, { fields, read }) };
  });
};
