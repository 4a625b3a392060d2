import { isAtPath } from './isAtPath.ts';

test.each([
  ['/', '/', '', true],
  ['/', '/team', '', false],
  ['/team', '/team', '?tier=admin', true],
  ['/team', '/team/nadia', '', false],
  ['/team?add=member', '/team', '', false],
  ['/team?add=member', '/team', '?tier=admin&add=member', true],
  ['/team?add=member', '/team', '?add=other', false],
])('the page of %s is at %s%s: %s', (path, pathname, search, expected) => {
  expect(isAtPath(path, { pathname, search })).toBe(expected);
});
