import type { RowProblems } from '../../domain/index.ts';
import { guessColumns, headerName, type ColumnMapping, type ColumnNames } from './reading/tableOf.ts';
import { firstNames, lastNames } from './reading/columnNames.ts';
import type { ImportField, ImportKind, RowTexts, TextRow } from './importKind.ts';
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

/**
 * Reads a row, skipping invalid optional cells with a warning instead of rejecting the row.
 * @param fields optional unless they are required or keys
 */
export function parseLeniently<Field extends string, Values extends object>(
  texts: RowTexts<Field>,
  {
    fields,
    read,
  }: { readonly fields: readonly ImportField<Field>[] } & Pick<ImportKind<Field, Values, never>, 'read'>,
): ReturnType<typeof read> | { readonly ok: true; readonly values: Values; readonly warnings: RowProblems } {
  const first = read(texts);
  if (first.ok) return first;
  const spared = new Set<string>(
    fields.flatMap(({ id, isNeeded, isKey }) => (isNeeded || isKey ? [] : [id])),
  );
  let { problems } = first;
  let warnings: RowProblems = {};
  // Skipping a cell can cause new comparisons, such as of a range's end with its start.
  for (;;) {
    const wrong = Object.keys(problems);
    if (wrong.some((id) => !spared.delete(id))) return first;
    warnings = { ...warnings, ...problems };
    const left = Object.fromEntries(Object.keys(warnings).map((id) => [id, '']));
    const next = read({ ...texts, ...left });
    if (next.ok) return { ...next, warnings };
    ({ problems } = next);
  }
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
