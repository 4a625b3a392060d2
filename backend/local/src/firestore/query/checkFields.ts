import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { missingIndexMessage } from '../indexes/missingIndex.ts';
import type { CollectionScope } from '../store/CollectionScope.ts';
import { valueSize } from '../values/documentSize.ts';
import { DOCUMENT_NAME, parseFieldPath } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { parseOperand } from '../values/parseValue.ts';
import { isDocumentName } from './documentField.ts';
import type { OrderKey } from './resultOrder.ts';
import type { FilterJson } from './StructuredQuery.ts';

/** The indexed length of a value (firebase.google.com/docs/firestore/quotas); nothing longer can be searched for. */
const MAX_INDEXED_BYTES = 1500;
const LIST_OPERATORS = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY']);

const isGroupBelowDocument = (scope: CollectionScope): boolean =>
  scope.allDescendants && scope.parent !== scope.root;

/**
 * A document's descendants can only be filtered and ordered by name.
 *
 * @param filtered the fields the query filters by
 * @param order the explicit order
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkGroup(
  scope: CollectionScope,
  filtered: readonly FieldPath[],
  order: readonly OrderKey[],
): void {
  if (!isGroupBelowDocument(scope)) return;
  if (!filtered.every(isDocumentName) || order.some(({ path }) => !isDocumentName(path)))
    throw invalidArgument('collection group queries are only allowed at the root parent');
}

/**
 * Checks the operand of each filter, and that queries of all collections filter and order only by name.
 *
 * @param order the explicit order
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkFields(
  scope: CollectionScope,
  filter: FilterJson | undefined,
  order: readonly OrderKey[],
): void {
  const isOfEveryKind = scope.collectionId === undefined;
  if (isOfEveryKind && order.some(({ path, direction }) => !isDocumentName(path) || direction !== 1))
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  if (filter) checkEach(filter, isOfEveryKind);
}

function checkEach({ compositeFilter, fieldFilter, unaryFilter }: FilterJson, isOfEveryKind: boolean): void {
  compositeFilter?.filters?.forEach((part) => checkEach(part, isOfEveryKind));
  const { op = '', field } = fieldFilter ?? unaryFilter ?? {};
  if (!field) return;
  const path = parseFieldPath(field.fieldPath);
  const operand = fieldFilter && parseOperand(fieldFilter.value);
  const isList = LIST_OPERATORS.has(op) && operand && 'arrayValue' in operand;
  const operands = isList ? operand.arrayValue.values : [operand];
  if (isDocumentName(path)) {
    if (op.startsWith('ARRAY_')) throw invalidArgument('the name __key__ is reserved');
    if (operands.some((value) => !value || !('referenceValue' in value)))
      throw invalidArgument('__key__ filter value must be a Key');
    return;
  }
  const shown = `${path.join('.')}${op.startsWith('ARRAY_') ? '[*]' : ''}`;
  for (const value of operands) {
    if (value && valueSize(value) > MAX_INDEXED_BYTES)
      throw invalidArgument(`value for ${shown} is too large to be used in a query`);
    if (isOfEveryKind) throw invalidArgument(`kind is required for filter: ${shown}`);
  }
}

/**
 * Firestore indexes names only in ascending order, so descending order by name needs another field before it.
 *
 * @param order the full order
 * @throws FirestoreError FAILED_PRECONDITION
 */
export function checkNameScan(
  scope: CollectionScope,
  filtered: readonly FieldPath[],
  order: readonly OrderKey[],
): void {
  const [first] = order;
  if (!first || !isDocumentName(first.path) || first.direction === 1) return;
  if (isGroupBelowDocument(scope)) {
    // Production suggests this index even if it exists; the emulator has its own message.
    const index = {
      collectionGroup: scope.collectionId ?? '',
      queryScope: 'COLLECTION_GROUP',
      fields: [{ path: DOCUMENT_NAME, mode: 'DESCENDING' }],
    } as const;
    throw new FirestoreError('FAILED_PRECONDITION', missingIndexMessage(scope.root, index, 0));
  }
  if (filtered.every(isDocumentName))
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}
