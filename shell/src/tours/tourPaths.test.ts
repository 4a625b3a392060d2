import { addressAfterStep, hasPage, isAtPath } from './tourPaths.ts';

test.each([
  ['/', '/', '', true],
  ['/', '/team', '', false],
  ['/team', '/team', '?tier=admin', true],
  ['/team', '/team/nadia', '', false],
  ['/team?add=member', '/team', '', false],
  ['/team?add=member', '/team', '?tier=admin&add=member', true],
  ['/team?add=member', '/team', '?add=other', false],
])('the page of %s is shown at %s%s: %s', (path, pathname, search, expected) => {
  expect(isAtPath(path, { pathname, search })).toBe(expected);
});

const routes = [{ children: [{ path: '/' }, { path: '/team' }, { path: '/team/:id' }] }, { path: '*' }];

test.each([
  ['/', true],
  ['/team', true],
  ['/team?add=member', true],
  ['/team/nadia', true],
  ['/schedule', false],
])('%s: %s', (path, expected) => {
  expect(hasPage(routes, { path })).toBe(expected);
});

test.each([
  ['/team?add=1', '/team', '?add=1', { pathname: '/team', search: '' }],
  ['/team?add=1', '/team', '?tier=Admin&add=1', { pathname: '/team', search: 'tier=Admin' }],
  ['/team?add=1', '/team', '?tier=Admin', null],
  ['/team?add=1', '/schedule', '?add=1', null],
  ['/team', '/team', '?add=1', null],
])('leaving %s at %s%s', (path, pathname, search, expected) => {
  expect(addressAfterStep(path, { pathname, search })).toEqual(expected);
});
