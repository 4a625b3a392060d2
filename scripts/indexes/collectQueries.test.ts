import { collectQueries } from './collectQueries.ts';
import { givenArguments, type Given } from './values.ts';
import { readSources } from './sources.ts';

const web = `import { collection, collectionGroup, documentId, limit, orderBy, query, where } from 'firebase/firestore';\n`;

/** The queries of the sources, one line each, and the gaps. The files are in one folder; `a.ts` is an entry. */
function collected(
  files: Readonly<Record<string, string>>,
  given: Readonly<Record<string, readonly (readonly Given[])[]>> = {},
) {
  const names = Object.keys(files);
  const entries = new Map(names.includes('a.ts') ? [['own/a', 'a.ts']] : []);
  const sources = readSources('/own', { names, entries }, (path) => files[path.replace('/own/', '')]!);
  const { queries, gaps } = collectQueries(sources, {
    hooks: new Map([['hook', 1]]),
    given: Object.fromEntries(
      Object.entries(given).map(([name, calls]) => [name, calls.map(givenArguments)]),
    ),
  });
  const lines = queries.map(({ shape: { collection, isGroup, conditions, orders } }) =>
    [
      `${isGroup ? '*' : ''}${collection}`,
      ...conditions.map(({ field, operator }) => `${field} ${operator}`),
      ...orders.map(({ field, isDescending }) => `${field} ${isDescending ? 'down' : 'up'}`),
    ].join(', '),
  );
  return { queries: [...new Set(lines)].sort(), gaps };
}

const requested = (text: string) => collected({ 'b.ts': web + text });

test.each<[string, string, string[]]>([
  [
    'its conditions and orders',
    `query(collection(db, 'units'), where('a', '==', 1), where('b', 'in', [2]), orderBy('c', 'desc'), limit(5));`,
    ['units, a ==, b in, c down'],
  ],
  [
    'a collection group and the name',
    `query(collectionGroup(db, 'agents'), where(documentId(), '>', 'x'), orderBy('b'));`,
    ['*agents, __name__ >, b up'],
  ],
  [
    'the last part of a path',
    'const at = (id: string) => `customers/${id}/units`; query(collection(db, at(me)), orderBy("a"));',
    ['units, a up'],
  ],
  [
    'every branch',
    `query(collection(db, 'units'), ...(x ? [where('a', '==', 1)] : []), x ? orderBy('b') : orderBy('c'));`,
    ['units, a ==, b up', 'units, a ==, c up', 'units, b up', 'units, c up'],
  ],
  [
    'no branch that is never taken',
    `const f = (a?: string) => query(collection(db, 'units'), ...(a === undefined ? [] : [orderBy(a)]), orderBy('z')); f(); f('b');`,
    ['units, b up, z up', 'units, z up'],
  ],
  [
    'constraints defined elsewhere',
    `const own = where('a', '==', 1); const all = { x: [own, orderBy('b')] }; query(collection(db, 'units'), ...all.x);`,
    ['units, a ==, b up'],
  ],
  [
    'what is built on a query, and the query itself',
    `const base = query(collection(db, 'units'), where('a', '==', 1)); query(base, orderBy('b'));`,
    ['units, a ==', 'units, a ==, b up'],
  ],
  [
    'constraints from a list',
    `['a', 'b'].map((field) => query(collection(db, 'units'), where(field, '==', 1)));`,
    ['units, a ==', 'units, b =='],
  ],
  [
    'one of several constants',
    `const parts = { x: [orderBy('a')], y: [orderBy('b')] }; const f = hook('f', (id, part) => query(collection(db, 'units'), ...parts[part])); f(load());`,
    ['units, a up', 'units, b up'],
  ],
  [
    'the values of a loop',
    `for (const [path, field] of [['units', 'a'], ['tags', 'b']]) query(collection(db, path), orderBy(field));`,
    ['tags, a up', 'tags, b up', 'units, a up', 'units, b up'],
  ],
  [
    'methods of firebase-admin',
    `db.collection('units').where('a', '==', 1).select('x').orderBy(FieldPath.documentId()).limit(3).get();`,
    ['units, a ==, __name__ up'],
  ],
])('a query has %s', (_, text, queries) => {
  expect(requested(text)).toEqual({ queries, gaps: [] });
});

test('follows parameters of a query to the callers, across files', () => {
  const files = {
    'b.ts': `${web}export const at = (path: string, ...more: unknown[]) => query(collection(db, path), ...more);`,
    'c.ts': `import { where } from 'firebase/firestore'; import { at } from './b.ts';
      const ofUnit = (path: string) => at(path, where('unitId', '==', 1)); ofUnit('logs'); ofUnit('cases');`,
    'd.ts': `import { orderBy } from 'firebase/firestore'; const f = async () => { const { at } = await import('./b.ts'); at('tags', orderBy('a')); };`,
    'e.ts': `export const everyPage = (asked: Query) => asked.orderBy('z'); `,
    'f.ts': `import { everyPage } from './e.ts'; everyPage(db.collection('units').where('a', '==', 1));`,
  };
  expect(collected(files)).toEqual({
    queries: ['cases, unitId ==', 'logs, unitId ==', 'tags, a up', 'units, a ==', 'units, a ==, z up'],
    gaps: [],
  });
});

test("resolves a hook's argument to the one the hook is called with", () => {
  const text = `const useList = hook('list', (id, { path }) => query(collection(db, path), orderBy('a'))); useList({ path: 'units' });`;
  expect(requested(text)).toEqual({ queries: ['units, a up'], gaps: [] });
});

test('treats an unknown collection as any collection', () => {
  expect(
    requested(`const f = (all) => { for (const one of all) one.orderBy('a'); }; other(f);`).gaps,
  ).toEqual(['b.ts:2: all is unknown (b.ts:2).', "b.ts:2: no query with one.orderBy('a') is known."]);
  expect(requested(`for (const one of load()) query(collection(db, one), orderBy('a'));`)).toEqual({
    queries: ['null, a up'],
    gaps: [],
  });
});

test.each<[string, string, string[]]>([
  [
    'an unknown field',
    `query(collection(db, 'units'), orderBy(load()));`,
    ['load is unknown (b.ts:2).', 'no query with orderBy(load()) is known.'],
  ],
  [
    'constraints that are added later',
    `const some = []; some.push(where('a', '==', 1)); query(collection(db, 'units'), ...some);`,
    ["no query with where('a', '==', 1) is known."],
  ],
  [
    'a function without callers',
    `const f = (field: string) => query(collection(db, 'units'), orderBy(field));`,
    ['no query with orderBy(field) is known.'],
  ],
  [
    'a function that is passed on',
    `const f = (field: string) => query(collection(db, 'units'), orderBy(field)); f('a'); other(f);`,
    ['field: string is unknown (b.ts:2).'],
  ],
  [
    'a list of unknown length',
    `query(collection(db, 'units'), ...load().map((one) => where('a', '==', one)));`,
    ['load is unknown (b.ts:2).', "no query with where('a', '==', one) is known."],
  ],
  [
    'a disjunction',
    `import { or } from 'firebase/firestore'; query(collection(db, 'units'), or(where('a', '==', 1)));`,
    ["or can't be analyzed."],
  ],
])('%s is a gap', (_, text, gaps) => {
  expect(requested(text).gaps).toEqual(expect.arrayContaining(gaps.map((gap) => `b.ts:2: ${gap}`)));
});

test('recognizes Firebase exports re-exported by another file', () => {
  const files = {
    'a.ts': '',
    'b.ts': `export { collection, orderBy as ordered, query } from 'firebase/firestore';`,
    'c.ts': `import { collection, ordered, query } from './b.ts'; query(collection(db, 'units'), ordered('a'));`,
  };
  expect(collected(files)).toEqual({ queries: ['units, a up'], gaps: [] });
});

test('assumes unknown callers of what an entry exports', () => {
  const text = `${web}export const f = (field: string) => query(collection(db, 'units'), orderBy(field));`;
  const files = {
    'a.ts': `export { f } from './b.ts';`,
    'b.ts': text,
    'c.ts': `import { f } from './b.ts'; f('a');`,
  };
  expect(collected(files)).toEqual({
    queries: ['units, a up'],
    gaps: ['b.ts:2: field: string is unknown (b.ts:2).'],
  });
});

test('accepts declared arguments of a function', () => {
  const text = `${web}const documentsOf = (kind: string, { fields }: Asked) =>
    query(collection(db, kind), ...fields.map((field) => where(field, '==', 1)));
  load((asked) => query(documentsOf(asked.kind, asked), limit(5)));`;
  const told = {
    'b.ts documentsOf': [
      ['units', { fields: ['a', 'b'] }],
      ['tags', { fields: [] }],
    ],
  };
  expect(collected({ 'b.ts': text }, told)).toEqual({ queries: ['units, a ==, b =='], gaps: [] });
  expect(() => collected({ 'b.ts': text }, { 'b.ts other': [] })).toThrow(
    'There is no function other in b.ts.',
  );
});
