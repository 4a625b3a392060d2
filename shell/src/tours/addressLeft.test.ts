import { addressLeft } from './addressLeft.ts';

test.each([
  ['/team?add=1', '/team', '?add=1', { pathname: '/team', search: '' }],
  ['/team?add=1', '/team', '?tier=Admin&add=1', { pathname: '/team', search: 'tier=Admin' }],
  ['/team?add=1', '/team', '?tier=Admin', null],
  ['/team?add=1', '/schedule', '?add=1', null],
  ['/team', '/team', '?add=1', null],
])('leaving %s at %s%s', (path, pathname, search, expected) => {
  expect(addressLeft(path, { pathname, search })).toEqual(expected);
});
