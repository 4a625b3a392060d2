import type { ModuleRelease, ModuleRoute, ParsedEntry } from 'shared-lib/contract';
import { isLightPage } from './isLightPage.ts';

type Routes = readonly Pick<ModuleRoute, 'path' | 'access' | 'frame'>[];

const release = (name: string, routes: Routes) =>
  ({
    version: '1.0.0',
    manifest: {
      name,
      contract: '^2.0.0',
      routes: routes.map((route) => ({ title: { en: 'Page' }, page: 'Page', ...route })),
      nav: [],
      slots: [],
    },
  }) as ModuleRelease;

const entry = (module: string, stable: Routes, candidate?: Routes): ParsedEntry => ({
  module,
  stable: release(module, stable),
  ...(candidate && { candidate: release(module, candidate) }),
});

const entries = [
  entry(
    'mf-communities',
    [
      { path: '/:businessName/:communityName', access: 'public', frame: 'light' },
      { path: '/:businessName/:communityName/bintag/:code', access: 'public', frame: 'light' },
    ],
    [
      { path: '/:businessName/:communityName', access: 'main' },
      { path: '/new/:id', access: 'main' },
    ],
  ),
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
  ['/new/8fKx20', false],
  ['/none', false],
])('%s: %s', (pathname, expected) => {
  expect(isLightPage(entries, pathname)).toBe(expected);
});
