import fc from 'fast-check';

import { FirestoreError } from '../FirestoreError.ts';
import { parseFields, parseOperand, parseValue } from './parseValue.ts';

const nestedMaps = (levels: number): unknown =>
  levels === 0 ? { nullValue: null } : { mapValue: { fields: { a: nestedMaps(levels - 1) } } };

test.each([
  [{ integerValue: 7 }, { integerValue: '7' }],
  [{ integerValue: '-0012' }, { integerValue: '-12' }],
  [{ integerValue: '9223372036854775807' }, { integerValue: '9223372036854775807' }],
  [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
  [{ doubleValue: '-0' }, { doubleValue: '-0' }],
  [{ doubleValue: -0 }, { doubleValue: '-0' }],
  [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ string_value: 'a' }, { stringValue: 'a' }],
  [{ integerValue: '1e3' }, { integerValue: '1000' }],
  [{ integerValue: '2.0' }, { integerValue: '2' }],
  [{ timestampValue: '2024-01-01T00:00:00Z' }, { timestampValue: '2024-01-01T00:00:00.000000Z' }],
  [
    { timestampValue: '2024-01-01T01:30:00.123456789+01:30' },
    { timestampValue: '2024-01-01T00:00:00.123456Z' },
  ],
  [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
  [{ geoPointValue: { latitude: 1 } }, { geoPointValue: { latitude: 1, longitude: 0 } }],
  [{ arrayValue: {} }, { arrayValue: { values: [] } }],
  [{ mapValue: {} }, { mapValue: { fields: {} } }],
])('%j becomes %j', (json, value) => expect(parseValue(json)).toEqual(value));

test.each([
  [null],
  [{}],
  [{ stringValue: null }],
  ['text'],
  [{ stringValue: 1 }],
  [{ stringValue: 'a', integerValue: '1' }],
  [{ unknownValue: 1 }],
  [{ integerValue: '1.5' }],
  [{ integerValue: 1.5 }],
  [{ integerValue: '9223372036854775808' }],
  [{ doubleValue: 'much' }],
  [{ doubleValue: '1e400' }],
  [{ doubleValue: '0x10' }],
  [{ bytesValue: '***' }],
  [{ bytesValue: 'AAAAA' }],
  [{ nullValue: 'none' }],
  [{ referenceValue: 'projects/p/databases/(default)/documents/c' }],
  [{ timestampValue: 'yesterday' }],
  [{ timestampValue: '0000-01-01T00:00:00Z' }],
  [{ geoPointValue: { latitude: 91 } }],
  [{ referenceValue: 'users/alice' }],
  [{ arrayValue: { values: [{ arrayValue: {} }] } }],
  [{ mapValue: { fields: { __reserved__: { nullValue: null } } } }],
  [{ mapValue: { fields: { '': { nullValue: null } } } }],
  [{ mapValue: { fields: { __type__: { stringValue: 'other' } } } }],
  [nestedMaps(21)],
])('refuses %j', (json) => expect(() => parseValue(json)).toThrow(FirestoreError));

test.each([
  [{ arrayValue: { values: [{ arrayValue: { values: [] } }] } }],
  [{ arrayValue: { values: [{ arrayValue: { values: [{ arrayValue: { values: [] } }] } }] } }],
  [{ mapValue: { fields: { m: { arrayValue: { values: [{ arrayValue: { values: [] } }] } } } } }],
])('%j is a valid operand, though not a valid field', (json) => {
  expect(parseOperand(json)).toEqual(json);
  expect(() => parseValue(json)).toThrow('Cannot convert an array value in an array value.');
});

test('maps may be nested 20 levels deep', () => expect(parseValue(nestedMaps(20))).toEqual(nestedMaps(20)));

const LONG_TEXT = { stringValue: 'x'.repeat(1_048_488) };
const LONG_NAME = 'n'.repeat(1501);
const map = (fields: object): object => ({ mapValue: { fields } });
const array = (...values: object[]): object => ({ arrayValue: { values } });
const NESTED_IN_F = 'Property f contains an invalid nested entity.';

test.each<[string, object, string]>([
  ['a long string', { f: LONG_TEXT }, 'The value of property "f" is longer than 1048487 bytes.'],
  [
    'long bytes',
    { f: { bytesValue: Buffer.alloc(1_048_488).toString('base64') } },
    'The value of property "f" is longer than 1048487 bytes.',
  ],
  [
    'a long string in an array',
    { f: array(LONG_TEXT) },
    'The value of property "f" is longer than 1048487 bytes.',
  ],
  ['a long string in a map', { f: map({ g: LONG_TEXT }) }, NESTED_IN_F],
  ['a long string in an array in a map', { f: map({ g: array(LONG_TEXT) }) }, NESTED_IN_F],
  ['a long string in a map in an array', { f: array(map({ g: LONG_TEXT })) }, NESTED_IN_F],
  ['a long name', { [LONG_NAME]: {} }, 'The property.name is longer than 1500 bytes.'],
  ['a long name in a map', { f: map({ [LONG_NAME]: {} }) }, NESTED_IN_F],
  ['too many levels', { f: nestedMaps(21) as object }, NESTED_IN_F],
  ['an unpaired surrogate', { f: { stringValue: 'a\ud800' } }, 'Invalid stringValue: it is not valid UTF-8.'],
  ['a name with an unpaired surrogate', { 'a\udc00': {} }, 'Property names must be valid UTF-8.'],
  ['a list with too many levels', { f: array(nestedMaps(20) as object) }, NESTED_IN_F],
  ['an empty name', { '': { nullValue: null } }, 'The property.name is the empty string.'],
  [
    'a geo point beyond the pole',
    { f: { geoPointValue: { latitude: 91 } } },
    "Geo point latitude '91.0' outside permitted range -90.0 to 90.0.",
  ],
  ['a reserved name', { __x__: {} }, 'field name __x__ is reserved'],
  ['a reserved name in a map', { f: map({ __x__: {} }) }, "field name '__x__' is reserved."],
])("%s is refused with Firestore's message", (_title, fields, message) =>
  expect(() => parseFields(fields)).toThrow(message),
);

const vector = (...values: object[]): object =>
  map({ __type__: { stringValue: '__vector__' }, value: array(...values) });
const one = { doubleValue: 1 };

test.each<[string, object, string | null]>([
  ['a vector', { f: vector(one) }, null],
  ['a vector in a map', { f: map({ g: vector(one) }) }, null],
  ['a vector in a list', { f: array(vector(one)) }, 'Cannot convert a vector value in an array value.'],
  ['an empty vector', { f: vector() }, 'Cannot have a zero length vector.'],
  [
    'a vector of an integer',
    { f: vector({ integerValue: '1' }) },
    "Vector must only contain values of type 'double'",
  ],
  ['a vector with NaN', { f: vector({ doubleValue: 'NaN' }) }, 'Vector cannot contain NaN values.'],
  ['a vector with NaN in a map', { f: map({ g: vector({ doubleValue: 'NaN' }) }) }, NESTED_IN_F],
  ['2,048 dimensions', { f: vector(...Array<object>(2048).fill(one)) }, null],
  [
    '2,049 dimensions',
    { f: vector(...Array<object>(2049).fill(one)) },
    'Vectors must be at most 2048 dimensions.',
  ],
  [
    'a vector without a value',
    { f: map({ __type__: { stringValue: '__vector__' } }) },
    "Vector map is missing key 'value'.",
  ],
  ['another type', { f: map({ __type__: { stringValue: 'other' } }) }, NESTED_IN_F],
  ['a type that is not a string', { f: map({ __type__: one }) }, 'Field __type__ is not a string.'],
  ['a type at the top level', { __type__: one }, 'field name __type__ is reserved'],
])('%s is treated like in Firestore', (_title, fields, message) => {
  if (message === null) expect(parseFields(fields)).toEqual(fields);
  else expect(() => parseFields(fields)).toThrow(message);
});

test('treats names of inherited properties like any others', () => {
  const fields = parseFields(
    JSON.parse('{"constructor": {"integerValue": "1"}, "toString": {"integerValue": "2"}}'),
  );
  expect(Object.keys(fields)).toEqual(['constructor', 'toString']);
  expect(() => parseFields(JSON.parse('{"__proto__": {"integerValue": "1"}}'))).toThrow(FirestoreError);
});

test('turns any input into a value or a refusal', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      try {
        const value = parseValue(json);
        expect(parseValue(value)).toEqual(value);
      } catch (error) {
        expect(error).toMatchObject({ status: 'INVALID_ARGUMENT' });
      }
    }),
  );
});
