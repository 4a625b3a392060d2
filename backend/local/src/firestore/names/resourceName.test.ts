import { checkCollectionId, documentName, parentName } from './resourceName.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const LONG = 'x'.repeat(1501);

test.each(['c/____', 'c/_', 'c/__a', 'c/__id5__', 'c/__id-5__', `c/${'x'.repeat(1500)}`, 'c/d/e/f'])(
  '%s names a document',
  (path) => expect(documentName(`${ROOT}/${path}`)).toBe(`${ROOT}/${path}`),
);

test.each([
  ['c', `Document name "${ROOT}/c" lacks "/" at index 42.`],
  ['c/\ud800', 'Resource names must be valid UTF-8.'],
  ['c\udfff/a', 'Resource names must be valid UTF-8.'],
  ['c/__x__', 'Resource id "__x__" is invalid because it is reserved.'],
  [
    'c/__id5x__',
    "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id5x__'.",
  ],
  ['c/.', `Document name "${ROOT}/c/." contains a resource id "." at index 43.`],
  ['c/../d/e', `Document name "${ROOT}/c/../d/e" contains a resource id ".." at index 43.`],
  [`c/${LONG}`, 'The key path element name is longer than 1500 bytes.'],
  [`${LONG}/d`, 'The key path element kind is longer than 1500 bytes.'],
])('%s is refused', (path, message) => expect(() => documentName(`${ROOT}/${path}`)).toThrow(message));

test('collections hang under documents and the root', () => {
  expect(parentName(ROOT).parent).toBe(ROOT);
  expect(() => parentName(`${ROOT}/c`)).toThrow(`Document parent name "${ROOT}/c" lacks "/" at index 42.`);
});

test.each([
  ['__x__', 'Collection id "__x__" is invalid because it is reserved.'],
  ['a/b', 'Collection id "a/b" is invalid because it contains "/".'],
])('the collection id %s is refused', (id, message) => expect(() => checkCollectionId(id)).toThrow(message));
