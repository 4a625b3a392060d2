import type { RowProblems } from '../../domain/index.ts';
import type { ImportField, ImportKind, RowTexts } from './importKind.ts';

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
