import fc from 'fast-check';

import { compareValues } from './compareValues.ts';
import { identicalValues } from './identicalValues.ts';
import { doubleValue } from './Value.ts';
import type { Value } from './Value.ts';

const text = (stringValue: string): Value => ({ stringValue });
const integer = (value: number | string): Value => ({ integerValue: String(value) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const vector = (...elements: number[]): Value =>
  map({ __type__: text('__vector__'), value: list(...elements.map(doubleValue)) });
const reference = (path: string): Value => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
});
const geo = (latitude: number, longitude: number): Value => ({ geoPointValue: { latitude, longitude } });
const bytes = (...values: number[]): Value => ({ bytesValue: Buffer.from(values).toString('base64') });

/** Groups of equal values in ascending order (the documentation's table of value type ordering). */
const ASCENDING: Value[][] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [doubleValue(NaN)],
  [doubleValue(-Infinity)],
  [doubleValue(-1e300)],
  [integer('-9223372036854775808'), doubleValue(-(2 ** 63))],
  [integer(-1), doubleValue(-1)],
  [integer(0), doubleValue(0), doubleValue(-0)],
  [doubleValue(Number.MIN_VALUE)],
  [integer(1), doubleValue(1)],
  [doubleValue(1.5)],
  [integer(2)],
  [integer(10)],
  [integer('9007199254740992'), doubleValue(2 ** 53)],
  [integer('9007199254740993')],
  [integer('9223372036854775807')],
  [doubleValue(2 ** 63)],
  [doubleValue(Infinity)],
  [{ timestampValue: '0001-01-01T00:00:00.000000Z' }],
  [{ timestampValue: '2024-02-29T12:00:00.000000Z' }],
  [{ timestampValue: '2024-02-29T12:00:00.000001Z' }],
  [text('')],
  [text('\u0000')],
  [text('10')],
  [text('9')],
  [text('A')],
  [text('a')],
  [text('aa')],
  [text('é')],
  [text('\u{ff5e}')],
  [text('😀')],
  [bytes()],
  [bytes(0)],
  [bytes(0, 1)],
  [bytes(127)],
  [bytes(255)],
  [reference('a/b')],
  [reference('a/b/c/d')],
  [reference('a/c')],
  [reference('b/__id-3__')],
  [reference('b/__id20__')],
  [reference('b/a')],
  [geo(-90, 0)],
  [geo(0, -180)],
  [geo(0, 1)],
  [geo(1, -5)],
  [list()],
  [list({ nullValue: null })],
  [list(integer(1)), list(doubleValue(1))],
  [list(integer(1), integer(2))],
  [list(integer(2))],
  [list(text('a'))],
  [vector(100)],
  [vector(1, 2)],
  [vector(1, 3)],
  [map({})],
  [map({ a: integer(1) })],
  [map({ a: integer(1), b: integer(0) }), map({ b: integer(0), a: integer(1) })],
  [map({ a: integer(2) })],
  [map({ b: integer(0) })],
];

test("values of all types are in the documentation's order", () => {
  const flat = ASCENDING.flatMap((group, rank) => group.map((value) => ({ value, rank })));
  for (const left of flat) {
    for (const right of flat) {
      const sign = Math.sign(compareValues(left.value, right.value));
      if (sign !== Math.sign(left.rank - right.rank)) {
        throw new Error(`${JSON.stringify(left.value)} against ${JSON.stringify(right.value)} gave ${sign}`);
      }
    }
  }
});

test('strings are in the order of their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
      const expected = Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right)));
      expect(Math.sign(compareValues(text(left), text(right)))).toBe(expected);
    }),
  );
});

test('values that are equal in queries may differ in documents', () => {
  expect(compareValues(integer(1), doubleValue(1))).toBe(0);
  expect(identicalValues(integer(1), doubleValue(1))).toBe(false);
  expect(identicalValues(doubleValue(0), doubleValue(-0))).toBe(false);
  expect(identicalValues(map({ a: list(integer(1)) }), map({ a: list(integer(1)) }))).toBe(true);
  expect(identicalValues(map({ a: integer(1) }), map({ b: integer(1) }))).toBe(false);
  expect(identicalValues(geo(0, 0), geo(-0, 0))).toBe(false);
});
