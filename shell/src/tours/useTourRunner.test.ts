import { addressAfterStep, eventMeaning, hasPage, isAtPath, type EventMeaning } from './useTourRunner.ts';

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

test.each<[Parameters<typeof eventMeaning>[0], EventMeaning]>([
  [{ type: 'step:after', action: 'next' }, 'next'],
  [{ type: 'step:after', action: 'prev' }, 'previous'],
  [{ type: 'step:after', action: 'close' }, 'end'],
  [{ type: 'step:after', action: 'skip' }, 'end'],
  [{ type: 'step:after', action: 'update' }, null],
  [{ type: 'tour:end', action: 'skip' }, 'end'],
  [{ type: 'tour:end', action: 'next' }, 'end'],
  [{ type: 'error', action: 'update' }, 'end'],
  [{ type: 'error:target_not_found', action: 'update' }, 'targetMissing'],
  [{ type: 'tour:start', action: 'start' }, null],
  [{ type: 'tooltip', action: 'update' }, null],
  [{ type: 'tour:status', action: 'stop' }, null],
])('%j means %s', (event, meaning) => {
  expect(eventMeaning(event)).toBe(meaning);
});
