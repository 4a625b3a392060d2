import type { ModuleManifest } from 'shared-lib/contract';
import { checkModulesTogether } from './checkModulesTogether.ts';

const manifest: ModuleManifest = {
  name: 'mf-team',
  contract: '^1.0.0',
  routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
  nav: [{ label: { en: 'Team' }, icon: 'team', to: '/team?tier=admin', order: 1 }],
  slots: [{ slot: 'dashboard.cards', id: 'team', label: { en: 'Team' }, order: 1, component: 'TeamCard' }],
};
const route = manifest.routes[0]!;
const fill = manifest.slots[0]!;

test('a nav entry may lead into any module but must lead to a page', () => {
  const billing: ModuleManifest = {
    ...manifest,
    name: 'mf-billing',
    routes: [],
    nav: [
      { label: { en: 'Billing' }, icon: 'billing', to: '/team?tab=billing', order: 2 },
      { label: { en: 'Lost' }, icon: 'help', to: '/lost', order: 3 },
    ],
  };
  expect(checkModulesTogether([manifest, { ...billing, slots: [] }])).toEqual([
    "mf-billing: the nav entry Lost leads to /lost, which isn't a route of any module",
  ]);
});

test.each<[string, Partial<ModuleManifest>, string[]]>([
  ['the same path', { routes: [route] }, ['mf-team and mf-billing both have the path /team']],
  [
    'the same path with another parameter name',
    { routes: [{ ...route, path: '/crew/:memberId' }] },
    ['mf-team and mf-billing both have the path /crew/:…'],
  ],
  [
    'the same slot id',
    { slots: [fill] },
    ['mf-team and mf-billing both have the slot id dashboard.cards/team'],
  ],
  [
    'one of the shell’s slot ids',
    { slots: [{ ...fill, slot: 'settings.tabs', id: 'support' }] },
    ['mf-billing and shell both have the slot id settings.tabs/support'],
  ],
  [
    'the same navigation entry',
    { nav: manifest.nav },
    ['mf-team and mf-billing both have the navigation entry to /team?tier=admin'],
  ],
  [
    'the dashboard’s navigation entry',
    { nav: [{ ...manifest.nav[0]!, to: '/' }], routes: [{ ...route, path: '/' }] },
    ["mf-billing: the path / is the shell's own", 'mf-billing and shell both have the navigation entry to /'],
  ],
  [
    'one of the shell’s paths',
    { routes: [{ ...route, path: '/help/mine' }] },
    ["mf-billing: the path /help/mine is the shell's own"],
  ],
  ['a path with only the same prefix', { routes: [{ ...route, path: '/helpers' }] }, []],
])('another module with %s', (_, change, problems) => {
  const team = { ...manifest, routes: [route, { ...route, path: '/crew/:id' }] };
  const billing: ModuleManifest = {
    ...manifest,
    name: 'mf-billing',
    routes: [],
    nav: [],
    slots: [],
    ...change,
  };
  expect(checkModulesTogether([team, billing])).toEqual(problems);
});
