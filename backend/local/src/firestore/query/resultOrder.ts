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

/** One key of the result order. */
export interface OrderKey {
  path: FieldPath;
  /** 1 ascending, -1 descending. */
  direction: 1 | -1;
}

/**
 * Parses a query's explicit order.
 *
 * @throws FirestoreError INVALID_ARGUMENT for an unknown direction or an invalid path
 */
export function readOrder(orderBy: NonNullable<StructuredQuery['orderBy']>): OrderKey[] {
  return orderBy.map(({ field, direction }) => ({
    path: parseFieldPath(field?.fieldPath),
    direction: readDirection(direction),
  }));
}

/**
 * The full order of a query's results: the explicit keys, then fields compared by inequality (by name), then the document name. Implicit
 * keys have the direction of the last explicit one (google.firestore.v1.StructuredQuery.order_by).
 *
 * @throws FirestoreError INVALID_ARGUMENT for keys after `__name__`, including implicit ones
 */
export function resultOrder(
  explicit: readonly OrderKey[],
  inequalityFields: readonly FieldPath[],
): OrderKey[] {
  const keys = [...explicit];
  const implicitDirection = keys.at(-1)?.direction ?? 1;
  const named = new Set(keys.map(({ path }) => formatFieldPath(path)));
  const implicit = inequalityFields
    .map(formatFieldPath)
    .filter((text) => text !== DOCUMENT_NAME && !named.has(text));
  for (const text of [...new Set(implicit)].sort(compareStrings)) {
    keys.push({ path: parseFieldPath(text), direction: implicitDirection });
  }
  const name = keys.findIndex(({ path }) => isDocumentName(path));
  if (name !== -1 && name < keys.length - 1)
    throw invalidArgument('order by clause cannot contain more fields after the key');
  if (!named.has(DOCUMENT_NAME)) keys.push({ path: [DOCUMENT_NAME], direction: implicitDirection });
  return keys;
}

/**
 * The order in which an aggregation processes the results: the summed and averaged fields come before the document name, as in their index.
 *
 * @param order the query's own full order
 * @param isByName whether the query itself orders or limits by document name
 * @throws FirestoreError INVALID_ARGUMENT if fields would come after the name
 */
export function aggregationOrder(
  order: readonly OrderKey[],
  aggregated: readonly FieldPath[],
  isByName: boolean,
): OrderKey[] {
  const named = new Set(order.map(({ path }) => formatFieldPath(path)));
  const further = [...new Set(aggregated.map(formatFieldPath))].filter((text) => !named.has(text));
  if (further.length === 0) return [...order];
  further.sort(compareStrings);
  if (isByName)
    throw invalidArgument(
      `This query requires an index that has fields [${further.map((text) => parseFieldPath(text).join('.')).join(', ')}] after __name__ and Firestore does not currently ` +
        'support such an index. Please try the query again with additional ordering on those fields.',
    );
  const byName = order.at(-1) as OrderKey;
  const { direction } = byName;
  return [
    ...order.slice(0, -1),
    ...further.map((text) => ({ path: parseFieldPath(text), direction })),
    byName,
  ];
}

function readDirection(direction: string | undefined): 1 | -1 {
  if (direction === undefined || direction === 'ASCENDING' || direction === 'DIRECTION_UNSPECIFIED') return 1;
  if (direction === 'DESCENDING') return -1;
  throw invalidArgument(`Unknown order direction: ${direction}.`);
}

/** Compares two results that have every field of the order. Zero only for the same document. */
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
