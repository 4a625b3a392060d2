import { checkCollectionId, documentName, parentName } from './resourceName.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const LONG = 'x'.repeat(1501);

test.each([
  'c/____',
  'c/_',
  'c/__a',
  'c/__id5__',
  'c/__id-5__',
  'c/__id0__',
  `c/${'x'.repeat(1500)}`,
  'c/d/e/f',
])('%s names a document', (path) => expect(documentName(`${ROOT}/${path}`)).toBe(`${ROOT}/${path}`));

test.each([
  ['c', `Document name "${ROOT}/c" lacks "/" at index 42.`],
  ['c/\ud800', 'Resource names must be valid UTF-8.'],
  ['c\udfff/a', 'Resource names must be valid UTF-8.'],
  ['c/__x__', 'Resource id "__x__" is invalid because it is reserved.'],
  ['c/__id5x__', 'Resource id "__id5x__" is invalid because it is reserved.'],
  ['c/__id05__', 'Resource id "__id05__" is invalid because it is reserved.'],
  ['c/__id-0__', 'Resource id "__id-0__" is invalid because it is reserved.'],
  [
    'c/__id9223372036854775808__',
    'Resource id "__id9223372036854775808__" is invalid because it is not a 64 bit integer.',
  ],
  ['__id5__/a', 'Collection id "__id5__" is invalid because it is reserved.'],
  ['./a', `Document name "${ROOT}/./a" contains a collection id "." at index 41.`],
  ['c/a/', `Document name "${ROOT}/c/a/" has invalid trailing "/".`],
  ['c//d/e', `Document name "${ROOT}/c//d/e" lacks a resource id at index 43.`],
  ['c/a/'.repeat(101).slice(0, -1), 'Key path is too long. Cannot exceed 100 elements.'],
  ['c/.', `Document name "${ROOT}/c/." contains a resource id "." at index 43.`],
  ['c/../d/e', `Document name "${ROOT}/c/../d/e" contains a resource id ".." at index 43.`],
  [`c/${LONG}`, 'The key path element name is longer than 1500 bytes.'],
  [`${LONG}/d`, 'The key path element kind is longer than 1500 bytes.'],
])('refuses %s', (path, message) => expect(() => documentName(`${ROOT}/${path}`)).toThrow(message));

test.each([
  ['', 'Document name "" lacks "projects" at index 0.'],
  ['x', 'Document name "x" lacks "projects" at index 0.'],
  ['projects', 'Document name "projects" lacks "/" at index 8.'],
  ['projects/', 'Document name "projects/" has invalid trailing "/".'],
  ['projects//databases/d/documents/c/a', 'lacks a project id at index 9.'],
  ['projects/p/databases//documents/c/a', 'lacks a database id at index 21.'],
  ['projects/p/databases/d', 'Document name "projects/p/databases/d" lacks "/" at index 22.'],
  ['projects/p/databases/d/docs/c/a', 'lacks "documents" at index 23.'],
  [ROOT, `"${ROOT}" is invalid: Omit "/documents" when referencing a database`],
  [`${ROOT}/`, `Document name "${ROOT}/" is invalid: Omit trailing "/".`],
])('%j is not a document name', (name, message) => expect(() => documentName(name)).toThrow(message));

test('collections are below documents and the root', () => {
  expect(parentName(ROOT).parent).toBe(ROOT);
  expect(() => parentName(`${ROOT}/c`)).toThrow(`Document parent name "${ROOT}/c" lacks "/" at index 42.`);
});

test.each([
  ['__x__', 'Collection id "__x__" is invalid because it is reserved.'],
  ['a/b', 'Collection id "a/b" is invalid because it contains "/".'],
])('refuses the collection ID %s', (id, message) => expect(() => checkCollectionId(id)).toThrow(message));
