import { bytesOf, withinBytes } from './utf8.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ñandú', 3, 'ña'],
  ['añb', 2, 'a'],
  ['🏠🏠', 7, '🏠'],
  ['🏠', 3, ''],
])('%j within %d bytes is %j', (text, max, expected) => {
  expect(withinBytes(text, max)).toBe(expected);
  expect(bytesOf(withinBytes(text, max))).toBeLessThanOrEqual(max);
});
