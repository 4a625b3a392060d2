import type { NeededIndex } from '../../backend/local/src/firestore/indexes/Index.ts';
import { indexEntry, indexFor } from '../../backend/local/src/firestore/indexes/missingIndex.ts';
import { neededIndexes } from '../../backend/local/src/firestore/indexes/neededIndexes.ts';
import { parseIndexes } from '../../backend/local/src/firestore/indexes/parseIndexes.ts';
import { compileQuery } from '../../backend/local/src/firestore/query/compileQuery.ts';
import { describeIndex, type IndexEntry } from '../deploy/indexProblem.ts';
import type { FoundQuery } from './collectQueries.ts';
import type { QueryShape } from './values.ts';

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes?: readonly { readonly queryScope?: string }[];
}

/** A firestore.indexes.json accepted by `parseIndexes`. */
interface IndexFile {
  readonly indexes?: readonly IndexEntry[];
  readonly fieldOverrides?: readonly Override[];
}

/** A query's index requirement. */
interface IndexNeed {
  readonly need: NeededIndex;
  readonly places: string;
}

const root = 'projects/p/databases/(default)/documents';

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

function needsOf({ isGroup, conditions, orders }: QueryShape, collection: string): readonly NeededIndex[] {
  const filters = conditions.map(({ field, operator }) => {
    const one = field === '__name__' ? { referenceValue: `${root}/${collection}/a` } : { stringValue: 'a' };
    const value = /^(in|not-in|array-contains-any)$/.test(operator) ? { arrayValue: { values: [one] } } : one;
    return { fieldFilter: { field: { fieldPath: field }, op: operators[operator] ?? operator, value } };
  });
  const query = compileQuery(root, {
    from: [{ collectionId: collection, allDescendants: isGroup }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orders.map(({ field, isDescending }) => ({
      field: { fieldPath: field },
      direction: isDescending ? 'DESCENDING' : 'ASCENDING',
    })),
  });
  return neededIndexes(query);
}

const indexesOf = (file: IndexFile) => parseIndexes(JSON.stringify(file));

/** Pairs each item with the others. */
const withoutEach = <T>(all: readonly T[]): { readonly one: T; readonly others: readonly T[] }[] =>
  all.map((one, place) => ({ one, others: all.toSpliced(place, 1) }));

/**
 * The indexes that the queries need and a file lacks, and those in the file that no query needs. An index is needed if a query would be
 * rejected without it, or if it replaces a merge of several indexes for a query. A query of any collection is checked against everything
 * in the file.
 *
 * @param text file content
 * @returns one sentence each
 */
export function indexUse(text: string, queries: readonly FoundQuery[]): string[] {
  const file = JSON.parse(text) as IndexFile;
  const { indexes = [], fieldOverrides = [] } = file;
  const named = new Set([...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup));
  const needs = queries.flatMap(({ shape, places }): IndexNeed[] =>
    (shape.collection === null ? [...named, 'any'] : [shape.collection]).flatMap((collection) =>
      needsOf(shape, collection).map((need) => ({ need, places: places.join(' ') })),
    ),
  );
  return [
    ...lacking(text, needs),
    ...withoutEach(indexes)
      .filter(({ one, others }) => !isNeeded(one, { ...file, indexes: others }, needs))
      .map(({ one }) => `No query needs the index ${describeIndex(one)}.`),
    ...unneededGroups(file, needs),
  ];
}

function lacking(text: string, needs: readonly IndexNeed[]): string[] {
  const present = parseIndexes(text);
  const lacked = needs.filter(({ need }) => !present.serve(need));
  const places = Map.groupBy(lacked, ({ need }) => indexEntry(indexFor(need)));
  return [...places].map(([entry, from]) => {
    const requested = new Set(from.map((one) => one.places));
    return `${[...requested].join(', ')}: there is no index ${entry}.`;
  });
}

function isNeeded(index: IndexEntry, others: IndexFile, needs: readonly IndexNeed[]): boolean {
  const { collectionGroup } = index;
  const alone = indexesOf({
    indexes: [index],
    fieldOverrides: [{ collectionGroup, fieldPath: '*', indexes: [] }],
  });
  const rest = indexesOf(others);
  return needs.some(({ need }) => {
    if (need.collectionGroup !== collectionGroup) return false;
    const isSorted = need.equalities.length > 0 || need.contains !== null || need.order.length > 1;
    return !rest.serve(need) || (isSorted && alone.serve(need));
  });
}

/** The fields whose collection group index no query needs. */
function unneededGroups(file: IndexFile, needs: readonly IndexNeed[]): string[] {
  const { fieldOverrides = [] } = file;
  return withoutEach(fieldOverrides).flatMap(({ one, others }) => {
    const { indexes = [], collectionGroup, fieldPath } = one;
    const kept = indexes.filter(({ queryScope }) => queryScope !== 'COLLECTION_GROUP');
    if (kept.length === indexes.length) return [];
    const rest = indexesOf({ ...file, fieldOverrides: [...others, { ...one, indexes: kept }] });
    if (needs.some(({ need }) => !rest.serve(need))) return [];
    return [`No query needs the collection group index of ${collectionGroup}.${fieldPath}.`];
  });
}
