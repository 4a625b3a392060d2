import fc from 'fast-check';
import type { AggregationJson, CursorJson, FilterJson, StructuredQuery } from '../query/StructuredQuery.ts';
import { commonValues, list } from './values.fixture.ts';
import type { ValueJson } from './values.fixture.ts';

/** A document in a query's data. */
export interface DocumentJson {
  name: string;
  fields: Record<string, ValueJson>;
}

/** A query, and the document or root it is below. */
export interface QueryCase {
  parent: string;
  query: StructuredQuery;
}

const FIELDS = ['a', 'b', 'm.x', 'm'] as const;
const RARE_FIELDS = ['missing', '`a.b`', 'm.`0`', '__name__'] as const;
const PATHS = [
  'c/a',
  'c/b',
  'c/B',
  'c/c',
  'c/__id7__',
  'c/__id10__',
  'c/a/d/x',
  'c/a/d/y',
  'c/b/d/x',
  'c/é/d/z',
  'd/x',
  'd/a',
  'e/a/c/b',
  'c/a/c/a',
];

/** Documents in two collections, at the top level and deeper. */
export function dataSets(root: string): fc.Arbitrary<DocumentJson[]> {
  const value = commonValues(root);
  const fields = fc.record(
    {
      a: value,
      b: value,
      m: fc.oneof(
        fc
          .record({ x: value, '0': value }, { requiredKeys: ['x'], noNullPrototype: true })
          .map((inner) => ({ mapValue: { fields: inner } })),
        value,
      ),
      'a.b': value,
    },
    { requiredKeys: ['a'], noNullPrototype: true },
  );
  return fc.uniqueArray(fc.constantFrom(...PATHS), { minLength: 1, maxLength: PATHS.length }).chain((paths) =>
    fc.tuple(...paths.map(() => fields)).map((all) =>
      paths.map((path, index) => ({
        name: `${root}/${path}`,
        fields: all[index] as DocumentJson['fields'],
      })),
    ),
  );
}

const field: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...FIELDS) },
  { weight: 2, arbitrary: fc.constantFrom(...RARE_FIELDS) },
);

function references(root: string): fc.Arbitrary<ValueJson> {
  return fc.constantFrom(...PATHS, 'c/never', 'c').map((path) => ({ referenceValue: `${root}/${path}` }));
}

function fieldFilters(root: string): fc.Arbitrary<FilterJson> {
  const common = commonValues(root);
  return field.chain((fieldPath) => {
    const value =
      fieldPath === '__name__' ? fc.oneof({ weight: 9, arbitrary: references(root) }, common) : common;
    const one = fc.record({
      op: fc.constantFrom(
        'LESS_THAN',
        'LESS_THAN_OR_EQUAL',
        'GREATER_THAN',
        'GREATER_THAN_OR_EQUAL',
        'EQUAL',
        'EQUAL',
        'NOT_EQUAL',
        'ARRAY_CONTAINS',
      ),
      value,
    });
    const several = fc.record({
      op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
      value: fc.oneof(
        {
          weight: 20,
          arbitrary: fc.array(value, { minLength: 1, maxLength: 3 }).map((elements) => list(...elements)),
        },
        value,
      ),
    });
    return fc.oneof({ weight: 2, arbitrary: one }, several).map(({ op, value: operand }) => ({
      fieldFilter: { field: { fieldPath }, op, value: operand },
    }));
  });
}

const unaryFilter: fc.Arbitrary<FilterJson> = fc.record({
  unaryFilter: fc.record({
    op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'),
    field: field.map((fieldPath) => ({ fieldPath })),
  }),
});

function filters(root: string): fc.Arbitrary<FilterJson> {
  const { filter } = fc.letrec<{ filter: FilterJson }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      { weight: 4, arbitrary: fieldFilters(root) },
      { weight: 1, arbitrary: unaryFilter },
      {
        weight: 3,
        arbitrary: fc
          .record({
            op: fc.constantFrom('AND', 'AND', 'OR'),
            filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
          })
          .map((compositeFilter) => ({ compositeFilter })),
      },
    ),
  }));
  return filter;
}

const orderBy = fc.uniqueArray(
  fc.record({
    field: field.map((fieldPath) => ({ fieldPath })),
    direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
  }),
  { minLength: 1, maxLength: 3, selector: (order) => order.field.fieldPath },
);

/** A cursor for an order; occasionally one that doesn't fit. */
function cursors(root: string, order: NonNullable<StructuredQuery['orderBy']>): fc.Arbitrary<CursorJson> {
  const common = commonValues(root);
  const fitting = order.map((key) => (key.field?.fieldPath === '__name__' ? references(root) : common));
  const all: fc.Arbitrary<ValueJson[]> = fc.tuple(...fitting);
  return fc.record(
    {
      values: fc.oneof(
        {
          weight: 20,
          arbitrary: all.chain((values) =>
            fc.nat(values.length).map((length) => values.slice(0, length || 1)),
          ),
        },
        fc.array(common, { maxLength: 3 }),
      ),
      before: fc.boolean(),
    },
    { requiredKeys: ['values'] },
  );
}

/** Queries of every form; most are valid. */
export function queryCases(root: string): fc.Arbitrary<QueryCase> {
  const sometimes = <T>(arbitrary: fc.Arbitrary<T>, often = 1): fc.Arbitrary<T | undefined> =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: often, arbitrary });
  const place = fc.oneof(
    { weight: 6, arbitrary: fc.constant({ parent: root, from: [{ collectionId: 'c' }] }) },
    { weight: 1, arbitrary: fc.constant({ parent: `${root}/c/a`, from: [{ collectionId: 'd' }] }) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom('c', 'd')
        .map((collectionId) => ({ parent: root, from: [{ collectionId, allDescendants: true }] })),
    },
    {
      weight: 1,
      arbitrary: fc.constant({ parent: `${root}/c/a`, from: [{ collectionId: 'd', allDescendants: true }] }),
    },
    {
      weight: 1,
      arbitrary: fc.boolean().map((allDescendants) => ({ parent: root, from: [{ allDescendants }] })),
    },
  );
  return sometimes(orderBy, 3).chain((order) =>
    fc
      .tuple(
        place,
        fc.record({
          where: sometimes(filters(root), 6),
          startAt: order ? sometimes(cursors(root, order)) : fc.constant(undefined),
          endAt: order ? sometimes(cursors(root, order)) : fc.constant(undefined),
          limit: sometimes(fc.integer({ min: -1, max: 4 })),
          offset: sometimes(fc.integer({ min: -1, max: 3 })),
          select: sometimes(
            fc
              .array(field, { maxLength: 3 })
              .map((paths) => ({ fields: paths.map((fieldPath) => ({ fieldPath })) })),
          ),
        }),
      )
      .map(([{ parent, from }, parts]) => ({
        parent,
        query: JSON.parse(JSON.stringify({ from, ...parts, orderBy: order })) as StructuredQuery,
      })),
  );
}

/** Aggregations over any query. */
export const aggregations: fc.Arbitrary<AggregationJson[]> = fc.array(
  fc
    .tuple(
      fc.oneof(
        fc.constantFrom<AggregationJson>({ count: {} }, { count: { upTo: '2' } }, { count: { upTo: '0' } }),
        fc
          .tuple(fc.constantFrom('sum', 'avg'), field)
          .map(([kind, fieldPath]) => ({ [kind]: { field: { fieldPath } } })),
      ),
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(undefined) },
        fc.constantFrom('one', 'two', '__x__', 'a.b', ''),
      ),
    )
    .map(([aggregation, alias]) => (alias === undefined ? aggregation : { ...aggregation, alias })),
  { minLength: 1, maxLength: 5 },
);
