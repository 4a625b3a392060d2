import { hasPage } from './hasPage.ts';

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
