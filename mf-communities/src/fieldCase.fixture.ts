import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ImportKind } from 'shared-lib/ui/importing';
import { readFile } from '../../shared-lib/src/ui/importing/reading/readFile.ts';
import { columnsIn, parseRows } from '../../shared-lib/src/ui/importing/parseRows.ts';

/**
 * The rows of a file from the field, as read by one kind of import.
 * @param path of the file among those that shared-lib reads
 * @returns the values of each row, with any invalid cells; for an invalid row, only those cells
 */
export async function fieldCase<Field extends string, Values extends object>(
  path: string,
  kind: Pick<ImportKind<Field, Values, never>, 'fields' | 'read' | 'limits'>,
) {
  const file = join(__dirname, '../../shared-lib/src/ui/importing/reading/fixtures', path);
  const known = kind.fields.flatMap(({ names }) => names);
  const read = await readFile(new File([readFileSync(file)], basename(path)), kind.limits, known);
  if (!read.ok) throw new Error(read.problem.kind);
  return parseRows(read.table, columnsIn(read.table.headers, kind), kind).map((row) => {
    const wrong = row.ok ? ('warnings' in row ? row.warnings : {}) : row.problems;
    return { ...(row.ok && row.values), wrong: Object.keys(wrong) } as unknown as Partial<Values> & {
      readonly wrong: readonly string[];
    };
  });
}
