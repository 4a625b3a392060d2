import { routeOf } from './routeOf.ts';

const prefixes = new Map([
  ['shell', '/shell/1.0.0/'],
  ['mf-team', '/mf-team/1.4.2/'],
]);
const isPage = (pathname: string) => !/^\/(shell|mf-[a-z]+|__)\//.test(pathname);

it.each([
  ['/', { to: 'page' }],
  ['/team', { to: 'page' }],
  ['/mf-teams', { to: 'page' }],
  ['/releases.json', { to: 'releases' }],
  ['/shell/1.0.0/assets/main.js', { to: 'hot', name: 'shell' }],
  ['/mf-team/1.4.2/mf-manifest.json', { to: 'hot', name: 'mf-team' }],
  ['/mf-team/1.4.2/', { to: 'hot', name: 'mf-team' }],
  ['/mf-team/1.4.1/mf-manifest.json', { to: 'hosting' }],
  ['/mf-billing/1.0.0/mf-manifest.json', { to: 'hosting' }],
  ['/__/firebase/init.json', { to: 'hosting' }],
])('%s', (pathname, route) => {
  expect(routeOf(pathname, prefixes, isPage)).toEqual(route);
});
