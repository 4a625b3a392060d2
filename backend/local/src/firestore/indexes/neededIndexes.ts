import { isDocumentName } from '../query/documentField.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import type { FilterJson } from '../query/StructuredQuery.ts';
import { compareStrings } from '../values/compareStrings.ts';
import { DOCUMENT_NAME, formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import type { IndexField, NeededIndex } from './Index.ts';

interface Condition {
  readonly path: FieldPath;
  readonly kind: 'equality' | 'contains' | 'inequality';
}

const KINDS: Readonly<Record<string, Condition['kind']>> = {
  EQUAL: 'equality',
  IN: 'equality',
  IS_NULL: 'equality',
  IS_NAN: 'equality',
  ARRAY_CONTAINS: 'contains',
  ARRAY_CONTAINS_ANY: 'contains',
};

/**
 * The indexes that a query needs: one per disjunct of its `or` filters. A query that names no collection needs none.
 *
 * @param aggregated fields that are summed or averaged, which the index must contain
 */
export function neededIndexes(
  { source, scope, order }: CompiledQuery,
  aggregated: readonly FieldPath[] = [],
): NeededIndex[] {
  const { collectionId, allDescendants } = scope;
  if (collectionId === undefined) return [];
  const keys = order.map(({ path, direction }): IndexField => ({
    path: formatFieldPath(path),
    mode: direction === 1 ? 'ASCENDING' : 'DESCENDING',
  }));
  return alternativesOf(source.where).map((conditions) => {
    const equalities = pathsOf(conditions, 'equality');
    const [contains = null] = pathsOf(conditions, 'contains');
    const sorted = keys.filter(({ path }) => !equalities.includes(path));
    const held = new Set([...equalities, contains, ...sorted.map(({ path }) => path)]);
    const added = [...new Set(aggregated.map(formatFieldPath))].filter((path) => !held.has(path));
    const name = sorted.findIndex(({ path }) => path === DOCUMENT_NAME);
    return {
      collectionGroup: collectionId,
      queryScope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equalities,
      contains,
      order: sorted.toSpliced(
        name,
        0,
        ...added.sort(compareStrings).map((path): IndexField => ({ path, mode: 'ASCENDING' })),
      ),
    };
  });
}

function pathsOf(conditions: readonly Condition[], kind: Condition['kind']): string[] {
  const paths = conditions.filter((condition) => condition.kind === kind && !isDocumentName(condition.path));
  return [...new Set(paths.map(({ path }) => formatFieldPath(path)))].sort(compareStrings);
}

/** The filter in disjunctive form. `in` lists don't affect the fields, so they aren't expanded. */
function alternativesOf(filter: FilterJson | undefined): Condition[][] {
  if (!filter) return [[]];
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const below = (compositeFilter.filters ?? []).map(alternativesOf);
    if (compositeFilter.op === 'OR' && below.length > 0) return below.flat();
    return below.reduce<Condition[][]>(
      (together, next) => together.flatMap((left) => next.map((right) => [...left, ...right])),
      [[]],
    );
  }
  const path = parseFieldPath((fieldFilter ?? unaryFilter)?.field?.fieldPath);
  return [[{ path, kind: KINDS[String(fieldFilter?.op ?? unaryFilter?.op)] ?? 'inequality' }]];
}
