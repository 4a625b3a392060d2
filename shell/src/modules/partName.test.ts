import type { ModuleRelease } from 'shared-lib/contract';
import { isNamed } from './partName.ts';

const release: ModuleRelease = {
  version: '1.0.0',
  manifest: {
    name: 'mf-team',
    contract: '^2.0.0',
    routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
    nav: [],
    slots: [{ slot: 'dashboard.cards', id: 'team', label: { en: 'Team' }, order: 1, component: 'TeamCard' }],
  },
};

test.each([
  ['pages', 'TeamPage', true],
  ['pages', 'TeamCard', false],
  ['slots', 'TeamCard', true],
  ['slots', 'OtherCard', false],
] as const)('among the %s, %s: %s', (kind, name, expected) => {
  expect(isNamed({ module: 'mf-team', kind, name }, release)).toBe(expected);
});
