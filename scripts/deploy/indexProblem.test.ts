import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexProblem } from './indexProblem.ts';

const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });
const index = (...fields: object[]) => ({ collectionGroup: 'things', queryScope: 'COLLECTION', fields });

const problemOf = (indexes: object[], fieldOverrides: object[] = []): string | null =>
  indexProblem(JSON.stringify({ indexes, fieldOverrides }));

it("accepts the product's indexes", () => {
  expect(
    indexProblem(readFileSync(join(__dirname, '../../backend/rules/firestore.indexes.json'), 'utf8')),
  ).toBeNull();
});

it.each<[string, object[]]>([
  ['the same fields in another order', [index(asc('a'), asc('b')), index(asc('b'), asc('a'))]],
  ['the same fields in another direction', [index(asc('a'), asc('b')), index(asc('a'), desc('b'))]],
  [
    'another scope',
    [index(asc('a'), asc('b')), { ...index(asc('a'), asc('b')), queryScope: 'COLLECTION_GROUP' }],
  ],
  ['names against the last order', [index(asc('a'), asc('b')), index(asc('a'), asc('b'), desc('__name__'))]],
  ['one field with names against it', [index(asc('a'), desc('__name__'))]],
])('allows %s', (_, indexes) => {
  expect(problemOf(indexes)).toBeNull();
});

it.each<[string, object[], string]>([
  [
    'twice',
    [index(contains('a'), asc('b')), index(contains('a'), asc('b'))],
    'things (a CONTAINS, b ASCENDING) is listed twice.',
  ],
  [
    'with the implied name',
    [index(asc('a'), desc('b')), index(asc('a'), desc('b'), desc('__name__'))],
    'is listed twice.',
  ],
  ['with one field', [index(asc('a'))], 'has one field. Firestore maintains it automatically'],
  ['with two arrays', [index(contains('a'), contains('b'))], 'has two array fields. Firestore allows one.'],
])('refuses an index %s', (_, indexes, problem) => {
  expect(problemOf(indexes)).toContain(problem);
});

it('rejects a field override that is listed twice', () => {
  const override = { collectionGroup: 'things', fieldPath: 'a', indexes: [] };
  expect(problemOf([], [override, override])).toBe('The field override of things.a is listed twice.');
});

it.each([
  ['{', /JSON/],
  ['{}', /^It has no list of indexes\.$/],
  ['{ "indexes": [{}] }', /^indexes\.0\.collectionGroup: /],
])('rejects the file %s', (text, problem) => {
  expect(indexProblem(text)).toMatch(problem);
});
