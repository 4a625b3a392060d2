import { invalidArgument } from '../FirestoreError.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareValues } from '../values/compareValues.ts';
import { parseOperand } from '../values/parseValue.ts';
import type { Value } from '../values/Value.ts';
import type { DocumentTest } from './compileFilter.ts';
import { documentField, isDocumentName } from './documentField.ts';
import type { OrderKey } from './resultOrder.ts';
import type { CursorJson } from './StructuredQuery.ts';

/**
 * Checks that a cursor fits an explicit order.
 *
 * @throws FirestoreError INVALID_ARGUMENT for more values than order keys, or a `__name__` that isn't a reference
 */
export function checkCursor(cursor: CursorJson, order: readonly OrderKey[]): void {
  const values = (cursor.values ?? []).map(parseOperand);
  if (values.length > order.length) throw invalidArgument('Cursor has too many values.');
  if (values.some((value, index) => isDocumentName(order[index]?.path ?? []) && !('referenceValue' in value)))
    throw invalidArgument('Cursor value for __name__ must be a reference.');
}

/**
 * Compiles `startAt`: results from the cursor on with `before`, otherwise those after it. A cursor may have values for only the first keys
 * of the order.
 *
 * @param order explicit, already checked by `checkCursor`
 */
export function compileStart(cursor: CursorJson, order: readonly OrderKey[]): DocumentTest {
  const position = compilePosition(cursor, order);
  return cursor.before ? (document) => position(document) >= 0 : (document) => position(document) > 0;
}

/** Compiles `endAt`: results before the cursor with `before`, otherwise those up to and including it. */
export function compileEnd(cursor: CursorJson, order: readonly OrderKey[]): DocumentTest {
  const position = compilePosition(cursor, order);
  return cursor.before ? (document) => position(document) < 0 : (document) => position(document) <= 0;
}

/** A document's position relative to the cursor: negative before, zero at, positive after it. */
function compilePosition(
  cursor: CursorJson,
  order: readonly OrderKey[],
): (document: StoredDocument) => number {
  const values = (cursor.values ?? []).map(parseOperand);
  const keys = values.map((value, index) => ({ ...(order[index] as OrderKey), value }));
  return (document) => {
    for (const { path, direction, value } of keys) {
      const difference = compareValues(documentField(document, path) as Value, value);
      if (difference !== 0) return difference * direction;
    }
    return 0;
  };
}
