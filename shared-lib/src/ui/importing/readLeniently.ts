import type { RowProblems } from '../../domain/index.ts';
import type { ImportField, ImportKind, RowTexts } from './importKind.ts';

/**
 * Reads a row, and where cells that it can do without are wrong, without these: they are told of, and the row isn't lost.
 * @param fields of which those are done without that are neither needed nor tell what the row is about
 */
export function readLeniently<Field extends string, Values extends object>(
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
  // Without the cells that are wrong, others are compared that were not before: the end of a window with its start.
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
