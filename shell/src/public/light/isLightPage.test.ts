import type { ModuleRoute, ParsedEntry } from 'shared-lib/contract';
import { isLightPage } from './isLightPage.ts';

const entry = (module: string, routes: Pick<ModuleRoute, 'path' | 'access' | 'frame'>[]): ParsedEntry => ({
  module,
  stable: {
    version: '1.0.0',
    manifest: {
      name: module,
      contract: '^2.0.0',
      routes: routes.map((route) => ({ title: { en: 'Page' }, page: 'Page', ...route })),
      nav: [],
      slots: [],
    },
  } as ParsedEntry['stable'],
});

const entries = [
  entry('mf-communities', [
    { path: '/:businessName/:communityName', access: 'public', frame: 'light' },
    { path: '/:businessName/:communityName/bintag/:code', access: 'public', frame: 'light' },
  ]),
  entry('mf-hello', [
    { path: '/hello/:id', access: 'main' },
    { path: '/hello/open/:id', access: 'public' },
    { path: '/hello/bintag/bintag/:id', access: 'public', frame: 'light' },
  ]),
];

test.each([
  ['/sunrise-valet/maple-court', true],
  ['/sunrise-valet/maple-court/', true],
  ['/sunrise-valet/maple-court/bintag/7f3a', true],
  ['/hello/8fKx20', false],
  ['/Hello/8fKx20', false],
  ['/hello/open/8fKx20', false],
  ['/hello/bintag/bintag/7f3a', true],
  ['/none', false],
])('%s: %s', (pathname, expected) => {
  expect(isLightPage(entries, pathname)).toBe(expected);
});
