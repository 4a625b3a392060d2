import type { ReadRow, Difference, PlannedRow } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count } from 'shared-lib/domain/schema';

/** How rows and records of one kind are compared. */
export interface ImportRules<Values, Existing> {
  /** The key of a row's record, independent of spelling. */
  readonly keyOf: (row: Values) => string;
  /** The key of a record. */
  readonly keyOfExisting: (record: Existing) => string;
  /** The changes that a row would make to its record. */
  readonly differences: (row: Values, record: Existing) => readonly Difference[];
}

/**
 * The dry run of an import: what it would do with each row, given the current records. The page and the function that writes both use it.
 * @param rows in file order; of several rows for one record, the first counts
 */
export function planImport<Values, Existing extends { readonly id: string }>(
  rows: readonly ReadRow<Values>[],
  existing: readonly Existing[],
  { keyOf, keyOfExisting, differences }: ImportRules<Values, Existing>,
): PlannedRow<Values>[] {
  const records = new Map(existing.map((record) => [keyOfExisting(record), record]));
  const lines = new Map<string, number>();
  return rows.map((row): PlannedRow<Values> => {
    const { line } = row;
    if (!row.ok) return { line, verdict: 'invalid', problems: row.problems };
    const { values } = row;
    const key = keyOf(values);
    const sameAs = lines.get(key);
    if (sameAs !== undefined) return { line, verdict: 'duplicate', sameAs };
    lines.set(key, line);
    const record = records.get(key);
    if (record === undefined) return { line, verdict: 'new', values };
    const changes = differences(values, record);
    const { id } = record;
    return changes.length === 0
      ? { line, verdict: 'unchanged', id }
      : { line, verdict: 'changed', id, values, differences: changes };
  });
}

/** The records that one part of an import added and changed. */
export const importedSchema = z.object({ new: count, changed: count });

/** The records that undoing an import deleted, restored, and left unchanged. */
export const importUndoneSchema = z.object({ removed: count, restored: count, kept: count });
