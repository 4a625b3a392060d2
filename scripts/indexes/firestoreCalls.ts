import type ts from 'typescript';
import {
  combinations,
  unknownPart,
  UnknownError,
  unknownAt,
  type Arguments,
  type Change,
  type Value,
} from './values.ts';

/** Constraints that need no index: of the web SDK, and the methods of the same name in firebase-admin. */
const withoutIndex = /^(limit|limitToLast|startAt|startAfter|endAt|endBefore|offset|select|withConverter)$/;

/** Whether a call of this name adds something that may need an index. */
export const addsIndexNeed = (name: string): boolean => name === 'where' || name === 'orderBy';

/** Whether a query method returns a query. */
export const isChained = (method: string): boolean => addsIndexNeed(method) || withoutIndex.test(method);

/** Whether a firebase-admin method starts a query. */
export const startsQuery = (method: string): boolean =>
  method === 'collection' || method === 'collectionGroup';

/** Not understood by the collector: disjunctions, and sums, which need their field in the index. */
export const isUnsupported = (name: string): boolean =>
  /^(or|and|sum|average|Filter|AggregateField)$/.test(name);

/**
 * The return value of a Firebase call.
 *
 * @throws UnknownError for an unknown query
 */
export function callOfLibrary(name: string, args: Arguments, node: ts.Node): readonly Value[] {
  switch (name) {
    case 'documentId':
      return [{ kind: 'text', text: '__name__', unknown: null }];
    case 'collection':
      return args.from(1).flatMap((path) => collectionAt(lastOf(path), false, node));
    case 'collectionGroup':
      return args.at(1).flatMap((id) => collectionAt(id, true, node));
    case 'query':
      return combinations([args.at(0), args.from(1)]).map(([requested, constraints]) =>
        constrained(requested!, constraints!, node),
      );
    case 'where':
    case 'orderBy':
      return changesOf(name, args, node).map((change) => ({ kind: 'constraint', change, site: node }));
    default:
      return [withoutIndex.test(name) ? { kind: 'constraint', change: null, site: node } : unknownAt(node)];
  }
}

/** The return value of firebase-admin's `collection` and `collectionGroup`. @throws UnknownError if only the caller knows the path */
export const startedQuery = (method: string, args: Arguments, node: ts.Node): readonly Value[] =>
  args.at(0).flatMap((path) => collectionAt(path, method === 'collectionGroup', node));

/** The return value of a query method. @throws UnknownError for an unknown query */
export const chainedQuery = (
  requested: Value,
  method: string,
  args: Arguments,
  node: ts.Node,
): readonly Value[] =>
  addsIndexNeed(method)
    ? changesOf(method, args, node).map((change) => changed(requested, change, node))
    : [changed(requested, null, node)];

const lastOf = (path: Value): Value => (path.kind === 'list' ? (path.items.at(-1) ?? path) : path);

/** Null has no queries; types rule it out. */
function collectionAt(path: Value, isGroup: boolean, node: ts.Node): readonly Value[] {
  if (path.kind === 'none') return [];
  const name = path.kind === 'text' ? path.text.slice(path.text.lastIndexOf('/') + 1) : unknownPart;
  if (name === '') return [];
  const isKnown = !name.includes(unknownPart);
  if (!isKnown && 'unknown' in path && path.unknown?.parameterOf) throw unknownIn(path, node);
  const shape = { collection: isKnown ? name : null, isGroup, conditions: [], orders: [] };
  return [{ kind: 'query', shape, sites: [] }];
}

function changesOf(method: 'where' | 'orderBy' | (string & {}), args: Arguments, node: ts.Node): Change[] {
  return combinations([args.at(0), args.at(1)]).map(([field, second]) =>
    method === 'where'
      ? { condition: { field: textOf(field, node), operator: textOf(second, node) } }
      : {
          order: {
            field: textOf(field, node),
            isDescending: second?.kind !== 'none' && textOf(second, node) === 'desc',
          },
        },
  );
}

function constrained(requested: Value, constraints: Value, node: ts.Node): Value {
  if (constraints.kind !== 'list') throw unknownIn(constraints, node);
  return constraints.items.reduce((query, item) => {
    if (item.kind !== 'constraint') throw unknownIn(item, node);
    return changed(query, item.change, item.site);
  }, requested);
}

function changed(requested: Value, change: Change, site: ts.Node): Value {
  if (requested.kind !== 'query') throw unknownIn(requested, site);
  if (change === null) return requested;
  const { conditions, orders } = requested.shape;
  const shape =
    'condition' in change
      ? { ...requested.shape, conditions: [...conditions, change.condition] }
      : { ...requested.shape, orders: [...orders, change.order] };
  return { ...requested, shape, sites: [...requested.sites, site] };
}

function textOf(value: Value | undefined, node: ts.Node): string {
  if (value?.kind !== 'text' || value.text.includes(unknownPart)) throw unknownIn(value, node);
  return value.text;
}

const unknownIn = (value: Value | undefined, node: ts.Node): UnknownError =>
  new UnknownError((value && 'unknown' in value ? value.unknown : null) ?? { node, parameterOf: null });
