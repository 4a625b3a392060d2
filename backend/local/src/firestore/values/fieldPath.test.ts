import fc from 'fast-check';

import { formatFieldPath, parseFieldPath, selectFields, valueAt, withValueAt } from './fieldPath.ts';
import type { Fields } from './Value.ts';

test.each([
  ['a', ['a']],
  ['a.b.c', ['a', 'b', 'c']],
  ['`a.b`.c', ['a.b', 'c']],
  ['`back\\`tick`.`\\\\`', ['back`tick', '\\']],
])('%s is %j', (text, path) => expect(parseFieldPath(text)).toEqual(path));

test.each(['.', 'a..b', 'a.', '`a', '`a`b', 'a`b'])('%j is refused', (text) =>
  expect(() => parseFieldPath(text)).toThrow('Invalid property path'),
);

test.each(['', undefined])('%j is refused as empty', (text) =>
  expect(() => parseFieldPath(text)).toThrow('Invalid empty property path string.'),
);

test('formatting and parsing are inverse', () => {
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

test('values are found at their paths, and only own ones', () => {
  expect(valueAt(fields, ['a', 'b'])).toEqual({ integerValue: '1' });
  expect(valueAt(fields, ['d', 'b'])).toBeUndefined();
  expect(valueAt(fields, ['constructor'])).toBeUndefined();
});

test('setting makes the maps on the way and leaves the original as it is', () => {
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

test('a selection keeps what lies at its paths', () =>
  expect(selectFields(fields, [['a', 'c'], ['missing']])).toEqual({
    a: { mapValue: { fields: { c: { integerValue: '2' } } } },
  }));
