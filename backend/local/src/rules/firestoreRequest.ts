import type { AuthorizeRequest } from '../firestore/authorize.ts';
import type { StructuredQuery } from '../firestore/query/StructuredQuery.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import { DOCUMENT_NAME, formatFieldPath, parseFieldPath } from '../firestore/values/fieldPath.ts';
import { ANY_SEGMENT, ANY_SEGMENTS } from './evaluate/matchPattern.ts';
import type { OpenPath } from './evaluate/matchPattern.ts';
import { constrainedData } from './query/constrainedData.ts';
import { disjunctsOf } from './query/disjuncts.ts';
import type { Constraint } from './query/disjuncts.ts';
import { fromFields, fromResourceName } from './values/fromFirestore.ts';
import { fromJson } from './values/fromJson.ts';
import { RulesMap, Unknown } from './values/RulesValue.ts';
import type { RulesValue, RulesPath } from './values/RulesValue.ts';
import { Timestamp } from './values/time.ts';

/** A case to evaluate: a path, and the global variables. */
export interface Case {
  readonly path: OpenPath;
  readonly variables: ReadonlyMap<string, RulesValue>;
}

/**
 * Splits a Firestore operation into the cases that must all be allowed: one, or for a list one per disjunct of its filter.
 *
 * @returns null if a list has too many disjuncts or no query, so nothing can be proven
 */
export function casesOf(request: AuthorizeRequest): Case[] | null {
  if (request.operation !== 'list') return [documentCase(request)];
  const { query } = request;
  const disjuncts = query && disjunctsOf(query.where);
  return disjuncts && disjuncts.length > 0
    ? disjuncts.map((constraints) => listCase(request, query, constraints))
    : null;
}

/** A document as returned by `get()` and `resource`. */
export function toResource(document: StoredDocument | null): RulesValue {
  if (!document) return null;
  return new RulesMap(['data', 'id', '__name__'], (key) => {
    if (key === 'data') return fromFields(document.fields);
    const name = fromResourceName(document.name);
    return key === 'id' ? (name.segments.at(-1) ?? '') : name;
  });
}

function documentCase(request: AuthorizeRequest): Case {
  const path = fromResourceName(request.name);
  const variables = new Map<string, RulesValue>([
    ['request', requestMap(request, path)],
    ['resource', toResource(request.before)],
  ]);
  return { path: path.segments, variables };
}

function listCase(
  request: AuthorizeRequest,
  query: StructuredQuery,
  constraints: readonly Constraint[],
): Case {
  const isName = ({ path }: Constraint): boolean => path.length === 1 && path[0] === DOCUMENT_NAME;
  const name = constraints.find((constraint) => isName(constraint) && constraint.operator === '==')?.value;
  const known = name && 'referenceValue' in name ? fromResourceName(name.referenceValue) : null;
  const path = known ? known.segments : openPath(request.name, query);
  const data = constrainedData(constraints.filter((constraint) => !isName(constraint)));
  const resource = new Unknown({
    type: 'map',
    entries: new Map<string, RulesValue>([
      ['data', data],
      ...(known
        ? ([
            ['id', known.segments.at(-1) ?? ''],
            ['__name__', known],
          ] as const)
        : []),
    ]),
  });
  const variables = new Map<string, RulesValue>([
    ['request', requestMap(request, known ?? new Unknown({ type: 'path' }))],
    ['resource', resource],
  ]);
  return { path, variables };
}

/** Where a query's results are, as far as known. */
function openPath(parent: string, { from = [] }: StructuredQuery): OpenPath {
  const { segments } = fromResourceName(parent);
  const [{ collectionId, allDescendants = false } = {}] = from;
  return [
    ...segments,
    ...(allDescendants ? [ANY_SEGMENTS] : []),
    collectionId ?? ANY_SEGMENT,
    ANY_SEGMENT,
  ] as OpenPath;
}

/** Only writes have a `resource`; it is null for a deletion. */
function requestMap(request: AuthorizeRequest, path: RulesPath | Unknown): RulesMap {
  const { auth, operation, time, query, after } = request;
  const readers: Record<string, () => RulesValue> = {
    auth: () => (auth && auth !== 'owner' ? authMap(auth) : null),
    method: () => operation,
    path: () => path,
    ...(operation !== 'get' && operation !== 'list' && { resource: () => toResource(after) }),
    time: () => Timestamp.parse(time),
    ...(query && { query: () => queryMap(query) }),
  };
  return new RulesMap(Object.keys(readers), (key) => (readers[key] as () => RulesValue)());
}

function authMap({ uid, token }: { uid: string; token: Record<string, unknown> }): RulesMap {
  return new RulesMap(['uid', 'token'], (key) => (key === 'uid' ? uid : fromJson(token)));
}

/** The query's `limit`, `offset` and `orderBy`, if present; the order is a map from fields to `ASC` or `DESC`. */
function queryMap({ limit, offset, orderBy = [] }: StructuredQuery): RulesMap {
  const count = typeof limit === 'object' ? limit?.value : limit;
  const order = orderBy.map(({ field, direction }): [string, string] => [
    formatFieldPath(parseFieldPath(field?.fieldPath)),
    direction === 'DESCENDING' ? 'DESC' : 'ASC',
  ]);
  return RulesMap.of({
    ...(typeof count === 'number' && { limit: BigInt(count) }),
    ...(offset ? { offset: BigInt(offset) } : {}),
    ...(order.length > 0 && { orderBy: RulesMap.of(Object.fromEntries(order)) }),
  });
}
