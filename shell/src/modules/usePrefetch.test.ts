import type { ModuleRelease } from 'shared-lib/contract';
import { partsAt } from './usePrefetch.ts';

const title = { en: 'Any' };
const release = (
  name: string,
  paths: string[],
  slots: ModuleRelease['manifest']['slots'] = [],
): ModuleRelease => ({
  version: '1.0.0',
  manifest: {
    name,
    contract: '^2.0.0',
    routes: paths.map((path, index) => ({ path, title, access: 'main', page: `Page${index}` })),
    nav: [],
    slots,
  },
});
const releases = [
  release(
    'mf-team',
    ['/team', '/team/:id'],
    [
      { slot: 'dashboard.cards', id: 'team', label: title, order: 1, component: 'TeamCard' },
      {
        slot: 'dashboard.cards',
        id: 'trial',
        label: title,
        order: 2,
        component: 'TrialCard',
        subscription: 'none',
      },
      { slot: 'settings.tabs', id: 'team', label: title, order: 1, component: 'TeamTab' },
    ],
  ),
  release('mf-settings', ['/settings']),
];

test.each([
  ['/team', [{ module: 'mf-team', kind: 'pages', name: 'Page0' }]],
  ['/team/7f3a', [{ module: 'mf-team', kind: 'pages', name: 'Page1' }]],
  ['/settings?tab=billing', [{ module: 'mf-settings', kind: 'pages', name: 'Page0' }]],
  ['/', [{ module: 'mf-team', kind: 'slots', name: 'TeamCard' }]],
  ['/help', []],
  ['//', []],
  ['//team', []],
  ['/\\team', []],
])('%s shows %j', (address, parts) => {
  expect(partsAt(releases, address)).toEqual(parts);
});
