import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  guessColumns,
  readFile,
  readLeniently,
  type ImportKind,
  type RowTexts,
} from 'shared-lib/ui/importing';

/**
 * The rows of a file of the field as an import of a kind reads them.
 * @param path of the file among those that shared-lib reads
 * @returns the values of each row, with the cells that were wrong; of a row that is refused these alone
 */
export async function fieldCase<Field extends string, Values extends object>(
  path: string,
  kind: Pick<ImportKind<Field, Values, never>, 'fields' | 'read' | 'limits'>,
) {
  const file = join(__dirname, '../../shared-lib/src/ui/importing/reading/fixtures', path);
  const names = Object.fromEntries(kind.fields.map(({ id, names: known }) => [id, known]));
  const read = await readFile(
    new File([readFileSync(file)], basename(path)),
    kind.limits,
    Object.values(names).flat(),
  );
  if (!read.ok) throw new Error(read.problem.kind);
  const mapping = guessColumns(read.table.headers, names);
  return read.table.rows.map(({ cells }) => {
    const texts = Object.fromEntries(
      kind.fields.map(({ id }) => [id, cells[mapping[id] ?? -1] ?? '']),
    ) as RowTexts<Field>;
    const row = readLeniently(texts, kind);
    const wrong = row.ok ? ('warnings' in row ? row.warnings : {}) : row.problems;
    return { ...(row.ok && row.values), wrong: Object.keys(wrong) } as unknown as Partial<Values> & {
      readonly wrong: readonly string[];
    };
  });
}
