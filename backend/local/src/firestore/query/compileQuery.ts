import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { checkCollectionId, parentName } from '../names/resourceName.ts';
import type { CollectionScope } from '../store/CollectionScope.ts';
import type { Equality } from '../store/EqualityIndex.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { formatFieldPath, parseFieldPath, selectFields } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { compileEnd, compileStart } from './compileCursor.ts';
import { checkFilter } from './checkFilter.ts';
import { compileFilter } from './compileFilter.ts';
import type { CompiledFilter, DocumentTest } from './compileFilter.ts';
import { documentField, isDocumentName } from './documentField.ts';
import { compareByOrder, resultOrder } from './resultOrder.ts';
import type { OrderKey } from './resultOrder.ts';
import type { StructuredQuery } from './StructuredQuery.ts';

/** A query that has been checked and is ready to run against any state. */
export interface CompiledQuery {
  /** As it came over the wire; security rules judge a list by it. */
  source: StructuredQuery;
  scope: CollectionScope;
  /** Filters, presence of the order's fields, and cursors; not limit and offset. The document is in the scope. */
  matches: DocumentTest;
  /** Texts that every match holds. */
  equalities: readonly Equality[];
  /** The order of the results, `__name__` last. */
  order: readonly OrderKey[];
  /** How many fields are compared by inequality. */
  inequalities: number;
  /** Compares in that order; zero only for the same document. */
  compare: (left: StoredDocument, right: StoredDocument) => number;
  /** Results to skip. */
  offset: number;
  /** Results to return at most; undefined for all. */
  limit: number | undefined;
  /** The document with the selected fields only. */
  project: (document: StoredDocument) => StoredDocument;
}

const EVERYTHING: CompiledFilter = { test: () => true, inequalityFields: [], fields: [], equalities: [] };

/**
 * Checks a query and compiles it.
 *
 * @param parent full name of the document or root that the query is below
 * @throws FirestoreError INVALID_ARGUMENT where Firestore refuses the query, UNIMPLEMENTED for vector search
 */
export function compileQuery(parent: unknown, source: StructuredQuery): CompiledQuery {
  if (source.findNearest)
    throw new FirestoreError('UNIMPLEMENTED', 'Vector search is not supported by the local Firestore.');
  const scope = queryScope(parent, source);
  const filter = source.where ? compileFilter(source.where) : EVERYTHING;
  if (source.where) checkFilter(source.where);
  const order = resultOrder(source.orderBy, filter.inequalityFields);
  checkScope(scope, filter.fields, order);
  checkNameScan(filter.fields, order);
  checkNameEquality(filter);
  const tests = [filter.test];
  const orderFields = order.map(({ path }) => path).filter((path) => !isDocumentName(path));
  if (orderFields.length > 0) {
    tests.push((document) => orderFields.every((path) => documentField(document, path) !== undefined));
  }
  // Cursors come after the check that the fields are there: they compare them.
  const cursorKeys = order.slice(0, source.orderBy?.length ?? 0);
  if (source.startAt) tests.push(compileStart(source.startAt, cursorKeys));
  if (source.endAt) tests.push(compileEnd(source.endAt, cursorKeys));
  const [first] = tests;
  return {
    source,
    scope,
    matches: tests.length === 1 && first ? first : (document) => tests.every((test) => test(document)),
    equalities: filter.equalities,
    order,
    inequalities: new Set(filter.inequalityFields.map(formatFieldPath)).size,
    compare: (left, right) => compareByOrder(order, left, right),
    offset: nonNegative('offset', source.offset) ?? 0,
    limit: nonNegative('limit', typeof source.limit === 'object' ? (source.limit?.value ?? 0) : source.limit),
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

/** Descendants of a document, and collections of every id, can be searched and ordered by their names only. */
function checkScope(
  scope: CollectionScope,
  filtered: readonly FieldPath[],
  order: readonly OrderKey[],
): void {
  const isGroupBelowDocument = scope.allDescendants && scope.parent !== scope.root;
  if (!isGroupBelowDocument && scope.collectionId !== undefined) return;
  const field = filtered.find((path) => !isDocumentName(path));
  const isByName = order.every(({ path }) => isDocumentName(path));
  if (isGroupBelowDocument && (field || !isByName))
    throw invalidArgument('collection group queries are only allowed at the root parent');
  if (field) throw invalidArgument(`kind is required for filter: ${formatFieldPath(field)}`);
  if (isByName && order[0]?.direction === 1) return;
  if (scope.collectionId === undefined && (isGroupBelowDocument || !isByName))
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  throw isGroupBelowDocument
    ? new FirestoreError('FAILED_PRECONDITION', 'The query requires an index.')
    : descendingScan();
}

/** Firestore indexes names in ascending order only, so a descending order by name needs another field before it. */
function checkNameScan(filtered: readonly FieldPath[], order: readonly OrderKey[]): void {
  const [first] = order;
  if (!first || !isDocumentName(first.path) || first.direction === 1) return;
  if (filtered.every(isDocumentName)) throw descendingScan();
}

function descendingScan(): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
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
