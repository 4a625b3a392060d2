import fc from 'fast-check';

import { formatFieldPath, parseFieldPath, selectFields, valueAt, withValueAt } from './fieldPath.ts';
import type { Fields } from './Value.ts';

test.each([
  ['a', ['a']],
  ['a.b.c', ['a', 'b', 'c']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`back\\`tick`.`\\\\`', ['back`tick', '\\']],
])('%s is parsed as %j', (text, path) => expect(parseFieldPath(text)).toEqual(path));

test.each(['.', 'a..b', 'a.', '`a', '`a`b', 'a`b'])('refuses %j', (text) =>
  expect(() => parseFieldPath(text)).toThrow('Invalid property path'),
);

test.each(['', undefined])('refuses %j as empty', (text) =>
  expect(() => parseFieldPath(text)).toThrow('Invalid empty property path string.'),
);

test('formatting and parsing are inverse operations', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }), (path) =>
      expect(parseFieldPath(formatFieldPath(path))).toEqual(path),
    ),
  );
});

const fields: Fields = {
  a: { mapValue: { fields: { b: { integerValue: '1' }, c: { integerValue: '2' } } } },
  d: { nullValue: null },
};

test('finds values at their paths, and only own ones', () => {
  expect(valueAt(fields, ['a', 'b'])).toEqual({ integerValue: '1' });
  expect(valueAt(fields, ['d', 'b'])).toBeUndefined();
  expect(valueAt(fields, ['constructor'])).toBeUndefined();
});

test('setting a value creates the maps above it and leaves the original unchanged', () => {
  const before = structuredClone(fields);
  expect(withValueAt(fields, ['d', 'e'], { booleanValue: true })).toEqual({
    ...fields,
    d: { mapValue: { fields: { e: { booleanValue: true } } } },
  });
  expect(withValueAt(fields, ['a', 'b'], undefined)).toEqual({
    ...fields,
    a: { mapValue: { fields: { c: { integerValue: '2' } } } },
  });
  expect(withValueAt(fields, ['x', 'y'], undefined)).toBe(fields);
  expect(fields).toEqual(before);
});

test('a selection keeps only what is at its paths', () =>
  expect(selectFields(fields, [['a', 'c'], ['missing']])).toEqual({
    a: { mapValue: { fields: { c: { integerValue: '2' } } } },
  }));
