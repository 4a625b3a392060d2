import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { checkCollectionId, parentName } from '../names/resourceName.ts';
import type { CollectionScope } from '../store/CollectionScope.ts';
import type { Equality } from '../store/EqualityIndex.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { Value } from '../values/Value.ts';
import { compareValues } from '../values/compareValues.ts';
import { formatFieldPath, parseFieldPath, selectFields } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { parseOperand } from '../values/parseValue.ts';
import { checkFields, checkGroup, checkNameScan } from './checkFields.ts';
import { checkAlternatives, checkOperators } from './checkFilter.ts';
import { compileFilter, type DocumentTest } from './compileFilter.ts';
import type { CompiledFilter } from './compileFilter.ts';
import { documentField, isDocumentName } from './documentField.ts';
import { aggregationOrder, compareByOrder, readOrder, resultOrder, type OrderKey } from './resultOrder.ts';
import type { CursorJson, StructuredQuery } from './StructuredQuery.ts';

/** A validated query, ready to run against any state. */
export interface CompiledQuery {
  /** As received; security rules evaluate it for a list. */
  source: StructuredQuery;
  scope: CollectionScope;
  /** Filters, presence of the ordered fields, and cursors, but not limit and offset. Expects documents in scope. */
  matches: DocumentTest;
  /** Strings every match contains. */
  equalities: readonly Equality[];
  /** The order of the results, `__name__` last. */
  order: readonly OrderKey[];
  /** Number of fields compared by inequality. */
  inequalities: number;
  /** Compares in that order; zero only for the same document. */
  compare: (left: StoredDocument, right: StoredDocument) => number;
  offset: number;
  /** Maximum number of results; undefined for all. */
  limit: number | undefined;
  /** The document with only the selected fields. */
  project: (document: StoredDocument) => StoredDocument;
}

const EVERYTHING: CompiledFilter = { test: () => true, inequalityFields: [], fields: [], equalities: [] };

/**
 * Checks that a cursor fits an explicit order.
 *
 * @throws FirestoreError INVALID_ARGUMENT for more values than order keys, or a `__name__` that isn't a reference
 */
function checkCursor(cursor: CursorJson, order: readonly OrderKey[]): void {
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
function compileStart(cursor: CursorJson, order: readonly OrderKey[]): DocumentTest {
  const position = compilePosition(cursor, order);
  return cursor.before ? (document) => position(document) >= 0 : (document) => position(document) > 0;
}

/** Compiles `endAt`: results before the cursor with `before`, otherwise those up to and including it. */
function compileEnd(cursor: CursorJson, order: readonly OrderKey[]): DocumentTest {
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

/**
 * Validates and compiles a query.
 *
 * @param parent full name of the document or root the query is below
 * @param aggregated the fields that are summed or averaged
 * @throws FirestoreError INVALID_ARGUMENT if Firestore refuses the query, UNIMPLEMENTED for vector search
 */
export function compileQuery(
  parent: unknown,
  source: StructuredQuery,
  aggregated: readonly FieldPath[] = [],
): CompiledQuery {
  if (source.findNearest)
    throw new FirestoreError('UNIMPLEMENTED', 'Vector search is not supported by the local Firestore.');
  const scope = queryScope(parent, source);
  const { where, orderBy = [] } = source;
  if (where) checkOperators(where);
  const filter = where ? compileFilter(where) : EVERYTHING;
  const explicit = readOrder(orderBy);
  for (const cursor of [source.startAt, source.endAt]) if (cursor) checkCursor(cursor, explicit);
  checkGroup(scope, filter.fields, explicit);
  const offset = nonNegative('offset', source.offset) ?? 0;
  const limit = nonNegative(
    'limit',
    typeof source.limit === 'object' ? (source.limit?.value ?? 0) : source.limit,
  );
  if (where) checkAlternatives(where);
  checkFields(scope, where, explicit);
  const ownOrder = resultOrder(explicit, filter.inequalityFields);
  checkNameScan(scope, filter.fields, ownOrder);
  const isByName = [...explicit.map(({ path }) => path), ...filter.fields].some(isDocumentName);
  const order = aggregationOrder(ownOrder, aggregated, isByName);
  checkNameEquality(filter);
  const tests = [filter.test];
  const orderFields = order.map(({ path }) => path).filter((path) => !isDocumentName(path));
  if (orderFields.length > 0) {
    tests.push((document) => orderFields.every((path) => documentField(document, path) !== undefined));
  }
  // Cursors come after the presence check because they compare the fields.
  if (source.startAt) tests.push(compileStart(source.startAt, explicit));
  if (source.endAt) tests.push(compileEnd(source.endAt, explicit));
  const [first] = tests;
  return {
    source,
    scope,
    matches: tests.length === 1 && first ? first : (document) => tests.every((test) => test(document)),
    equalities: filter.equalities,
    order,
    inequalities: new Set(filter.inequalityFields.map(formatFieldPath)).size,
    compare: (left, right) => compareByOrder(order, left, right),
    offset,
    limit,
    project: projection(source.select),
  };
}

function queryScope(parentJson: unknown, { from = [] }: StructuredQuery): CollectionScope {
  const { root, parent } = parentName(parentJson);
  if (from.length > 1)
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const { collectionId, allDescendants = false } = from[0] ?? {};
  if (collectionId) checkCollectionId(collectionId);
  return { root, parent, collectionId: collectionId || undefined, allDescendants };
}

function checkNameEquality({ inequalityFields, fields }: CompiledFilter): void {
  if (inequalityFields.length === 0 || inequalityFields.some(isDocumentName)) return;
  if (fields.some(isDocumentName))
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
}

function nonNegative(what: string, number: unknown): number | undefined {
  if (number === undefined || number === null) return undefined;
  if (!Number.isInteger(number) || (number as number) < 0) throw invalidArgument(`${what} is negative`);
  return number as number;
}

function projection(select: StructuredQuery['select']): CompiledQuery['project'] {
  if (!select) return (document) => document;
  const paths: FieldPath[] = (select.fields ?? []).map(({ fieldPath }) => parseFieldPath(fieldPath));
  const fieldPaths = paths.filter((path) => !isDocumentName(path));
  return (document) => ({ ...document, fields: selectFields(document.fields, fieldPaths) });
}
