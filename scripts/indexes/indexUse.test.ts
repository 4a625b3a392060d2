import { indexUse } from './indexUse.ts';
import type { QueryShape } from './values.ts';

const index = (fields: string, queryScope = 'COLLECTION') => ({
  collectionGroup: 'units',
  queryScope,
  fields: fields.split(', ').map((field) => {
    const [fieldPath, order = 'ASCENDING'] = field.split(' ');
    return order === 'CONTAINS' ? { fieldPath, arrayConfig: order } : { fieldPath, order };
  }),
});

const override = (fieldPath: string, ...scopes: string[]) => ({
  collectionGroup: 'units',
  fieldPath,
  indexes: scopes.map((queryScope) => ({ order: 'ASCENDING', queryScope })),
});

/** A query as text: conditions `a ==`, orders `a up` and `a down`; `*` in front is the collection group. */
const query = (text: string, collection: string | null = 'units') => {
  const parts = text
    .replace('*', '')
    .split(', ')
    .map((part) => part.split(' ') as [string, string]);
  const isOrder = ([, operator]: [string, string]) => /^(up|down)$/.test(operator);
  const shape: QueryShape = {
    collection,
    isGroup: text.startsWith('*'),
    conditions: parts.filter((part) => !isOrder(part)).map(([field, operator]) => ({ field, operator })),
    orders: parts
      .filter(isOrder)
      .map(([field, direction]) => ({ field, isDescending: direction === 'down' })),
  };
  return { shape, places: ['units.ts:3'] };
};

const use = (indexes: object[], queries: ReturnType<typeof query>[], fieldOverrides: object[] = []) =>
  indexUse(JSON.stringify({ indexes, fieldOverrides }), queries);

test.each<[string, object[], string[], object[]]>([
  [
    'automatic indexes of each field',
    [],
    ['a ==', 'a >, a up', 'a ==, b ==', 'a array-contains', '__name__ up'],
    [],
  ],
  ['one index', [index('a, b DESCENDING')], ['a ==, b down', 'a in, b >=, b down'], []],
  ['several merged ones', [index('a, c'), index('b, c')], ['a ==, b ==, c up'], []],
  [
    'an index that could be replaced by a merge',
    [index('a, c'), index('b, c'), index('a, b, c')],
    ['a ==, c up', 'b ==, c up', 'a ==, b ==, c up'],
    [],
  ],
  ['an array', [index('a CONTAINS, b')], ['a array-contains, b up'], []],
  ['an index of the collection group', [], ['*a =='], [override('a', 'COLLECTION_GROUP')]],
])('indexes match the queries: %s', (_, indexes, queries, overrides) => {
  expect(
    use(
      indexes,
      queries.map((text) => query(text)),
      overrides,
    ),
  ).toEqual([]);
});

test('names a missing index with its query', () => {
  const entry =
    '{"collectionGroup":"units","queryScope":"COLLECTION","fields":[{"fieldPath":"a","order":"ASCENDING"},{"fieldPath":"b","order":"DESCENDING"}]}';
  expect(use([], [query('a ==, b down'), query('a in, b down')])).toEqual([
    `units.ts:3: there is no index ${entry} among "indexes".`,
  ]);
  expect(use([], [query('*a ==')])).toEqual([
    'units.ts:3: there is no index {"collectionGroup":"units","fieldPath":"a","indexes":[{"order":"ASCENDING","queryScope":"COLLECTION_GROUP"}]} among "fieldOverrides".',
  ]);
});

test('reports the missing index of a field without automatic indexes', () => {
  expect(use([], [query('a ==')], [override('a')])).toHaveLength(1);
});

test.each([
  ['other fields', index('a, c')],
  ['another direction', index('a, b')],
  ['one field too many', index('a, c, b DESCENDING')],
  ['another scope', index('a, b DESCENDING', 'COLLECTION_GROUP')],
])('an index of %s is not needed', (_, other) => {
  const found = use([index('a, b DESCENDING'), other], [query('a ==, b down')]);
  expect(found).toEqual([expect.stringMatching(/^No query needs the index units \(a ASCENDING, /)]);
});

test("a field's collection group index is not needed", () => {
  expect(use([], [query('a ==')], [override('a', 'COLLECTION', 'COLLECTION_GROUP')])).toEqual([
    'No query needs the collection group index of units.a.',
  ]);
});

test('a query of any collection needs the indexes of every collection', () => {
  expect(use([], [query('a ==', null)])).toEqual([]);
  expect(use([], [query('a ==', null)], [override('a')])).toEqual([
    expect.stringContaining('"collectionGroup":"units","fieldPath":"a"'),
  ]);
});
