import { invalidArgument } from '../FirestoreError.ts';
import { compareNames } from '../names/compareNames.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareStrings } from '../values/compareStrings.ts';
import { compareValues } from '../values/compareValues.ts';
import { DOCUMENT_NAME, formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { Value } from '../values/Value.ts';
import { documentField, isDocumentName } from './documentField.ts';
import type { StructuredQuery } from './StructuredQuery.ts';

/** One key of the order of results. */
export interface OrderKey {
  path: FieldPath;
  /** 1 ascending, -1 descending. */
  direction: 1 | -1;
}

/**
 * The full order of a query's results: the explicit keys, then the fields compared by inequality (by name), then the
 * document name; what is implicit takes the direction of the last explicit key
 * (google.firestore.v1.StructuredQuery.order_by).
 *
 * @throws FirestoreError INVALID_ARGUMENT for an unknown direction, a bad path, or keys after `__name__`
 */
export function resultOrder(
  explicit: StructuredQuery['orderBy'],
  inequalityFields: readonly FieldPath[],
): OrderKey[] {
  const keys: OrderKey[] = (explicit ?? []).map(({ field, direction }) => ({
    path: parseFieldPath(field?.fieldPath),
    direction: readDirection(direction),
  }));
  const name = keys.findIndex(({ path }) => isDocumentName(path));
  if (name !== -1 && name < keys.length - 1)
    throw invalidArgument('order by clause cannot contain more fields after the key __name__');
  const implicitDirection = keys.at(-1)?.direction ?? 1;
  const named = new Set(keys.map(({ path }) => formatFieldPath(path)));
  const implicit = inequalityFields
    .map(formatFieldPath)
    .filter((text) => text !== DOCUMENT_NAME && !named.has(text));
  for (const text of [...new Set(implicit)].sort(compareStrings)) {
    keys.push({ path: parseFieldPath(text), direction: implicitDirection });
  }
  if (!named.has(DOCUMENT_NAME)) keys.push({ path: [DOCUMENT_NAME], direction: implicitDirection });
  return keys;
}

function readDirection(direction: string | undefined): 1 | -1 {
  if (direction === undefined || direction === 'ASCENDING' || direction === 'DIRECTION_UNSPECIFIED') return 1;
  if (direction === 'DESCENDING') return -1;
  throw invalidArgument(`Unknown order direction: ${direction}.`);
}

/** Compares two results; both have every field of the order. Zero only for the same document. */
export function compareByOrder(
  order: readonly OrderKey[],
  left: StoredDocument,
  right: StoredDocument,
): number {
  for (const { path, direction } of order) {
    const difference = isDocumentName(path)
      ? compareNames(left.name, right.name)
      : compareValues(documentField(left, path) as Value, documentField(right, path) as Value);
    if (difference !== 0) return difference * direction;
  }
  return 0;
}
