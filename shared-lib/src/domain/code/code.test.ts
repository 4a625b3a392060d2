import { shortPath } from './code.ts';
import { isCode } from './isCode.ts';

test.each([
  ['tag-4k2j-maple-court-A-101', true],
  ['7F_3a', true],
  ['', false],
  ['call 555 0100', false],
  ['<img>', false],
  ['a/b', false],
  ['x'.repeat(129), false],
])('the code %s: %s', (id, expected) => {
  expect(isCode(id)).toBe(expected);
});

test('a code is printed with a short address', () => {
  expect(shortPath('7f3a')).toBe('/t/7f3a');
});
