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
