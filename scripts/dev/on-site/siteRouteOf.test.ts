import { siteRouteOf } from './siteRouteOf.ts';

const prefixes = new Map([['mf-team', '/mf-team/1.4.2-local/']]);

it.each([
  ['/mf-team/1.4.2-local/mf-manifest.json', { to: 'hot', name: 'mf-team' }],
  ['/mf-team/1.4.2-local/assets/remoteEntry.js', { to: 'hot', name: 'mf-team' }],
  ['/mf-team/1.4.2-local/module.json', { to: 'manifest', name: 'mf-team' }],
  ['/mf-team/1.4.2/mf-manifest.json', { to: 'site' }],
  ['/mf-team/1.4.2-local', { to: 'site' }],
  ['/mf-billing/1.0.0/mf-manifest.json', { to: 'site' }],
  ['/releases.json', { to: 'site' }],
  ['/__/firebase/init.json', { to: 'site' }],
  ['/', { to: 'site' }],
])('%s', (pathname, route) => {
  expect(siteRouteOf(pathname, prefixes)).toEqual(route);
});
