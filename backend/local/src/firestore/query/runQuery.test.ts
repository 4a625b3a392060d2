import fc from 'fast-check';

import { applyWrite } from '../commit/applyWrite.ts';
import { parseWrite } from '../commit/Write.ts';
import { FirestoreError } from '../FirestoreError.ts';
import { DocumentStore } from '../store/DocumentStore.ts';
import type { Value } from '../values/Value.ts';
import { compileAggregations } from './aggregate.ts';
import { compileQuery } from './compileQuery.ts';
import { runQuery } from './runQuery.ts';
import type { AggregationJson, FilterJson, StructuredQuery } from './StructuredQuery.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const TIME = '2024-01-01T00:00:00.000000Z';

/** A value from plain JavaScript: integers, doubles (with a fraction), strings, booleans, null, arrays, maps. */
function value(plain: unknown): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'string')
    return plain.startsWith(ROOT) ? { referenceValue: plain } : { stringValue: plain };
  if (typeof plain === 'number') {
    return Number.isInteger(plain)
      ? { integerValue: String(plain) }
      : { doubleValue: Number.isNaN(plain) ? 'NaN' : plain };
  }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(value) } };
  return { mapValue: { fields: fieldsOf(plain as object) } };
}

function fieldsOf(plain: object): Record<string, Value> {
  return Object.fromEntries(Object.entries(plain).map(([name, content]) => [name, value(content)]));
}

function storeOf(documents: Record<string, object>): DocumentStore {
  const store = new DocumentStore();
  for (const [path, plain] of Object.entries(documents)) {
    const name = `${ROOT}/${path}`;
    store.apply({
      name,
      after: applyWrite(null, parseWrite({ update: { name, fields: fieldsOf(plain) } }), TIME).after,
    });
  }
  return store;
}

function ids(store: DocumentStore, query: StructuredQuery, parent = ROOT): string {
  return runQuery(store, compileQuery(parent, query))
    .map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
    .join(' ');
}

const where = (path: string, op: string, plain: unknown): FilterJson => ({
  fieldFilter: { field: { fieldPath: path }, op, value: value(plain) },
});
const unary = (path: string, op: string): FilterJson => ({ unaryFilter: { field: { fieldPath: path }, op } });
const and = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: FilterJson[]): FilterJson => ({ compositeFilter: { op: 'OR', filters } });
const by = (path: string, direction = 'ASCENDING'): { field: { fieldPath: string }; direction: string } => ({
  field: { fieldPath: path },
  direction,
});

const STORE = storeOf({
  'c/a': { n: 1, s: 'x', tags: ['red', 'blue'], m: { k: 1 } },
  'c/b': { n: 2, s: 'y', tags: ['blue'], m: { k: 2 } },
  'c/d': { n: 2.5, s: 'x', tags: [], z: null },
  'c/e': { n: 'two', s: 'y', z: NaN },
  'c/f': { s: 'x', z: 3 },
  'c/a/c/inner': { n: 1, s: 'x' },
  'other/o': { n: 1, s: 'x' },
  'other/o/c/deep': { n: 9, s: 'x' },
});
const FROM = [{ collectionId: 'c' }];

test.each<[string, Omit<StructuredQuery, 'from'>, string]>([
  ['everything, by name', {}, 'a b d e f'],
  ['equal', { where: where('s', 'EQUAL', 'x') }, 'a d f'],
  ['equal to a map', { where: where('m', 'EQUAL', { k: 1 }) }, 'a'],
  ['equal in a map', { where: where('m.k', 'EQUAL', 2) }, 'b'],
  ['equal across number types', { where: where('n', 'EQUAL', 2.0) }, 'b'],
  ['not equal excludes null and missing', { where: where('z', 'NOT_EQUAL', 4) }, 'e f'],
  ['less than, same type only', { where: where('n', 'LESS_THAN', 2) }, 'a'],
  ['at most', { where: where('n', 'LESS_THAN_OR_EQUAL', 2) }, 'a b'],
  ['greater than, same type only', { where: where('n', 'GREATER_THAN', 1) }, 'b d'],
  ['at least', { where: where('n', 'GREATER_THAN_OR_EQUAL', 2) }, 'b d'],
  ['in', { where: where('n', 'IN', [1, 'two']) }, 'a e'],
  ['not in', { where: where('n', 'NOT_IN', [1, 2]) }, 'd e'],
  ['not in with null finds nothing', { where: where('n', 'NOT_IN', [1, null]) }, ''],
  ['array contains', { where: where('tags', 'ARRAY_CONTAINS', 'blue') }, 'a b'],
  ['array contains any', { where: where('tags', 'ARRAY_CONTAINS_ANY', ['red', 'green']) }, 'a'],
  ['only the null filter finds null', { where: where('z', 'EQUAL', null) }, ''],
  ['nothing equals NaN', { where: where('z', 'EQUAL', NaN) }, ''],
  ['NaN is not less than any number', { where: where('z', 'LESS_THAN', 4) }, 'f'],
  ['nothing is at least null', { where: where('z', 'GREATER_THAN_OR_EQUAL', null) }, ''],
  ['NaN does not equal NaN', { where: where('z', 'NOT_EQUAL', NaN) }, 'e f'],
  ['in ignores null and NaN', { where: where('z', 'IN', [null, NaN, 3]) }, 'f'],
  ['not in ignores NaN', { where: where('z', 'NOT_IN', [NaN, 3]) }, 'e'],
  ['in a list of arrays', { where: where('tags', 'IN', [['blue'], []]) }, 'b d'],
  ['array contains never finds null', { where: where('tags', 'ARRAY_CONTAINS', null) }, ''],
  ['empty and', { where: and() }, 'a b d e f'],
  ['is null', { where: unary('z', 'IS_NULL') }, 'd'],
  ['is not null', { where: unary('z', 'IS_NOT_NULL') }, 'e f'],
  ['is NaN', { where: unary('z', 'IS_NAN') }, 'e'],
  ['is not NaN excludes null', { where: unary('z', 'IS_NOT_NAN') }, 'f'],
  ['and', { where: and(where('s', 'EQUAL', 'x'), where('n', 'LESS_THAN', 2)) }, 'a'],
  ['or', { where: or(where('n', 'EQUAL', 1), where('s', 'EQUAL', 'y')) }, 'a b e'],
  [
    'or with an inequality requires its field in every branch',
    { where: or(where('n', 'GREATER_THAN', 2), where('s', 'EQUAL', 'x')) },
    'a d',
  ],
  [
    'nested',
    { where: and(or(where('n', 'EQUAL', 1), where('n', 'EQUAL', 2)), where('s', 'EQUAL', 'y')) },
    'b',
  ],
  ['by name', { where: where('__name__', 'GREATER_THAN', `${ROOT}/c/d`) }, 'e f'],
  ['by names', { where: where('__name__', 'IN', [`${ROOT}/c/f`, `${ROOT}/c/a`]) }, 'a f'],
  ['order excludes documents without the field', { orderBy: [by('n')] }, 'a b d e'],
  ['descending, ties by name descending', { orderBy: [by('s', 'DESCENDING')] }, 'e b f d a'],
  ['order by two fields', { orderBy: [by('s'), by('n', 'DESCENDING')] }, 'd a e b'],
  ['inequality orders implicitly', { where: where('n', 'GREATER_THAN', 0) }, 'a b d'],
  ['limit', { limit: 2 }, 'a b'],
  ['limit as a wrapper', { limit: { value: 1 } }, 'a'],
  ['limit 0', { limit: 0 }, ''],
  ['offset', { offset: 3 }, 'e f'],
  ['offset and limit', { offset: 1, limit: 2, orderBy: [by('n', 'DESCENDING')] }, 'd b'],
  [
    'by name, descending',
    { where: where('s', 'EQUAL', 'x'), orderBy: [by('__name__', 'DESCENDING')] },
    'f d a',
  ],
  ['start at', { orderBy: [by('n')], startAt: { values: [value(2)], before: true } }, 'b d e'],
  ['start after', { orderBy: [by('n')], startAt: { values: [value(2)], before: false } }, 'd e'],
  ['end before', { orderBy: [by('n')], endAt: { values: [value(2.5)], before: true } }, 'a b'],
  ['end at', { orderBy: [by('n')], endAt: { values: [value(2.5)], before: false } }, 'a b d'],
  [
    'cursor on a prefix of the order',
    { orderBy: [by('s'), by('n')], startAt: { values: [value('y')], before: true } },
    'b e',
  ],
  [
    'cursor on the name',
    { orderBy: [by('s'), by('__name__')], startAt: { values: [value('x'), value(`${ROOT}/c/d`)] } },
    'f b e',
  ],
  [
    'cursor, descending',
    { orderBy: [by('n', 'DESCENDING')], startAt: { values: [value(2)], before: true } },
    'b a',
  ],
])('%s', (_title, query, expected) => expect(ids(STORE, { from: FROM, ...query })).toBe(expected));

test('a query sees only its own collection, below its parent', () => {
  expect(ids(STORE, { from: FROM }, `${ROOT}/c/a`)).toBe('inner');
  expect(ids(STORE, { from: [{ collectionId: 'c', allDescendants: true }] })).toBe('a inner b d e f deep');
  expect(ids(STORE, { from: [{ collectionId: 'c', allDescendants: true }] }, `${ROOT}/other/o`)).toBe('deep');
  expect(ids(STORE, { from: [{ allDescendants: true }] }, `${ROOT}/other/o`)).toBe('deep');
});

test('a selection returns only the selected fields', () => {
  const project = (select: StructuredQuery['select']): unknown => {
    const query = compileQuery(ROOT, { from: FROM, limit: 1, ...(select ? { select } : {}) });
    return runQuery(STORE, query).map(query.project)[0]?.fields;
  };
  expect(project({ fields: [{ fieldPath: 'm.k' }, { fieldPath: 's' }] })).toEqual(
    fieldsOf({ m: { k: 1 }, s: 'x' }),
  );
  expect(project({ fields: [{ fieldPath: '__name__' }] })).toEqual({});
});

test.each<[string, StructuredQuery]>([
  ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
  ['unknown operator', { from: FROM, where: where('n', 'ALMOST', 1) }],
  ['operator named like a prototype property', { from: FROM, where: where('n', 'constructor', 1) }],
  ['empty in', { from: FROM, where: where('n', 'IN', []) }],
  [
    'long in',
    {
      from: FROM,
      where: where(
        'n',
        'IN',
        Array.from({ length: 31 }, (_, index) => index),
      ),
    },
  ],
  ['name compared with a string', { from: FROM, where: where('__name__', 'EQUAL', 'a') }],
  ['negative limit', { from: FROM, limit: -1 }],
  ['too many cursor values', { from: FROM, startAt: { values: [value(`${ROOT}/c/a`), value(1)] } }],
  ['cursor without an order', { from: FROM, startAt: { values: [value(`${ROOT}/c/a`)] } }],
  ['unknown direction', { from: FROM, orderBy: [by('n', 'UP')] }],
  ['an order after the name', { from: FROM, orderBy: [by('__name__'), by('n')] }],
  [
    'name equality with a range',
    { from: FROM, where: and(where('n', 'LESS_THAN', 1), where('__name__', 'EQUAL', `${ROOT}/c/a`)) },
  ],
  ['a name that is a collection', { from: FROM, where: where('__name__', 'LESS_THAN', `${ROOT}/c`) }],
  ['the name as a list', { from: FROM, where: where('__name__', 'ARRAY_CONTAINS', `${ROOT}/c/a`) }],
  ['all, by name descending', { from: FROM, orderBy: [by('__name__', 'DESCENDING')] }],
  ['every collection by a field', { from: [{}], where: where('n', 'EQUAL', 1) }],
  ['every collection, by name descending', { from: [{}], orderBy: [by('__name__', 'DESCENDING')] }],
])('refuses %s', (_title, query) => expect(() => compileQuery(ROOT, query)).toThrow(FirestoreError));

const GROUP = [{ collectionId: 'c', allDescendants: true }];
test.each<[string, StructuredQuery, string]>([
  ['by a field', { from: GROUP, where: where('n', 'EQUAL', 1) }, 'INVALID_ARGUMENT'],
  ['in the order of a field', { from: GROUP, orderBy: [by('n')] }, 'INVALID_ARGUMENT'],
  ['by name, descending', { from: GROUP, orderBy: [by('__name__', 'DESCENDING')] }, 'FAILED_PRECONDITION'],
])('refuses to search a group below a document %s', (_title, query, status) => {
  expect(() => compileQuery(`${ROOT}/c/a`, query)).toThrow(expect.objectContaining({ status }) as Error);
  expect(ids(STORE, { from: GROUP }, `${ROOT}/c/a`)).toBe('inner');
});

test("refuses descending order by name of a group below a document, with production's message", () => {
  const query = { from: GROUP, orderBy: [by('__name__', 'DESCENDING')] };
  const console = 'https://console.firebase.google.com/v1/r/project/p/firestore/indexes';
  expect(() => compileQuery(`${ROOT}/c/a`, query)).toThrow(
    `The query requires an index. You can create it here: ${console}?create_composite=`,
  );
});

test('a small limit finds what sorting everything finds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.integer({ min: 0, max: 5 })), {
        selector: ([id]) => id,
        maxLength: 40,
      }),
      fc.nat(10),
      fc.nat(10),
      (documents, offset, limit) => {
        const store = storeOf(Object.fromEntries(documents.map(([id, n]) => [`c/${id}`, { n }])));
        const query: StructuredQuery = { from: FROM, orderBy: [by('n', 'DESCENDING')] };
        const all = ids(store, query).split(' ').filter(Boolean);
        expect(ids(store, { ...query, offset, limit })).toBe(all.slice(offset, offset + limit).join(' '));
      },
    ),
  );
});

describe('aggregation', () => {
  const store = storeOf({
    'c/a': { n: 1, d: 0.5 },
    'c/b': { n: 2, d: 'no number' },
    'c/d': { n: 4 },
    'c/e': {},
  });
  const aggregate = (...aggregations: AggregationJson[]): unknown =>
    compileAggregations(aggregations).run(runQuery(store, compileQuery(ROOT, { from: FROM })));
  const field = (fieldPath: string): { field: { fieldPath: string } } => ({ field: { fieldPath } });

  test.each<[string, AggregationJson[], Record<string, Value>]>([
    ['count', [{ alias: 'k', count: {} }], { k: value(4) }],
    ['count up to', [{ alias: 'k', count: { upTo: '2' } }], { k: value(2) }],
    ['sum of integers', [{ alias: 'k', sum: field('n') }], { k: value(7) }],
    ['sum ignores non-numbers', [{ alias: 'k', sum: field('d') }], { k: { doubleValue: 0.5 } }],
    ['sum of nothing', [{ alias: 'k', sum: field('none') }], { k: value(0) }],
    ['average', [{ alias: 'k', avg: field('n') }], { k: { doubleValue: 7 / 3 } }],
    ['average of nothing', [{ alias: 'k', avg: field('none') }], { k: { nullValue: null } }],
    [
      'only documents with every field',
      [
        { alias: 'k', count: {} },
        { alias: 's', sum: field('d') },
      ],
      { k: value(2), s: { doubleValue: 0.5 } },
    ],
    ['default alias', [{ alias: 'k', count: {} }, { count: {} }], { k: value(4), field_1: value(4) }],
    ['up to zero', [{ alias: 'k', count: { upTo: '0' } }], { k: value(0) }],
  ])('%s', (_title, aggregations, expected) => expect(aggregate(...aggregations)).toEqual(expected));

  test('refuses none, too many, duplicate and unknown ones', () => {
    for (const bad of [
      [],
      Array(6).fill({ count: {} }),
      [
        { alias: 'a', count: {} },
        { alias: 'a', count: {} },
      ],
      [{ alias: 'a' }],
      [{ count: { upTo: '-1' } }],
      [{ alias: 'field_1', count: {} }, { count: {} }],
    ]) {
      expect(() => compileAggregations(bad)).toThrow(FirestoreError);
    }
  });

  test('a sum beyond int64 becomes a double', () => {
    const big = storeOf({ 'c/a': {}, 'c/b': {} });
    const documents = [...big.collection(`${ROOT}/c`)].map((document) => ({
      ...document,
      fields: { n: { integerValue: '9223372036854775807' } },
    }));
    expect(compileAggregations([{ alias: 'k', sum: field('n') }]).run(documents)).toEqual({
      k: { doubleValue: 2 ** 64 },
    });
  });
});
