import { isReadablePayload } from './isReadablePayload.ts';

const long = (value: unknown, type = 'Int64Value') => ({
  '@type': `type.googleapis.com/google.protobuf.${type}`,
  value,
});
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test.each([
  ['nothing', null],
  ['a text', 'Élm Court 🙂\n'],
  ['a payload', { communityId: 'maple', rows: [{ unit: '101', floor: 1, isActive: true, note: null }] }],
  ['an app’s whole numbers', [long('7'), long('-9223372036854775808'), long(7), long('7', 'UInt64Value')]],
  ['30 levels', nested(30)],
  ['many parts', Array.from({ length: 200_000 }, () => 'x')],
])('%s is readable', (_, payload) => {
  expect(isReadablePayload(payload)).toBe(true);
});

test.each([
  ['an invalid number', long('x')],
  ['an empty number', { rows: [long('')] }],
  ['a number without a value', { '@type': 'type.googleapis.com/google.protobuf.Int64Value' }],
  ['another type', long('7', 'Timestamp')],
  ['a type that isn’t text', { '@type': 7 }],
  ['half a character', 'a\ud800'],
  ['half a character in a name', { 'a\udc00': 1 }],
  ['a zero', { rows: ['a\0b'] }],
  ['an object that inherits', JSON.parse('{"a":{"__proto__":{"teamMemberId":"x"}}}')],
  ['40 levels', nested(40)],
  ['60,000 levels', nested(60_000)],
])('%s is not', (_, payload) => {
  expect(isReadablePayload(payload)).toBe(false);
});
