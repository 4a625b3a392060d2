import type { ModuleRelease } from 'shared-lib/contract';
import { goKeysOf } from './goKeys.ts';

const release: ModuleRelease = {
  version: '1.0.0',
  manifest: {
    name: 'mf-team',
    contract: '^2.0.0',
    routes: [
      { path: '/team', title: { en: 'Team page' }, access: 'main', page: 'Team' },
      { path: '/schedule', title: { en: 'Schedule' }, access: 'main', page: 'Schedule' },
    ],
    nav: [{ label: { en: 'Team' }, icon: 'team', to: '/team', order: 1 }],
    slots: [],
  },
};

test('each page of the shell and of the modules has a letter, and a name', () => {
  const keys = goKeysOf([release]).map(({ letter, address, name }) => [letter, address, name.en]);
  expect(keys).toEqual([
    ['d', '/', 'Dashboard'],
    ['t', '/team', 'Team'],
    ['s', '/schedule', 'Schedule'],
    ['n', '/notifications', 'All Notifications'],
  ]);
});
