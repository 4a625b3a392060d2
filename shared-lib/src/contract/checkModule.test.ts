import { checkModule } from './checkModule.ts';
import type { ModuleCode } from './defineModule.ts';
import type { ModuleManifest } from './moduleManifest.ts';

const lazy = () => Promise.resolve({ default: () => null });
const code: ModuleCode = { pages: { TeamPage: lazy }, slots: { TeamCard: lazy }, catalogues: { en: {} } };
const manifest: ModuleManifest = {
  name: 'mf-team',
  contract: '^1.0.0',
  routes: [{ path: '/team', title: { en: 'Team' }, access: 'main', page: 'TeamPage' }],
  nav: [{ label: { en: 'Team' }, icon: 'team', to: '/team?tier=admin', order: 1 }],
  slots: [{ slot: 'dashboard.cards', id: 'team', label: { en: 'Team' }, order: 1, component: 'TeamCard' }],
};
const route = manifest.routes[0]!;
const fill = manifest.slots[0]!;

test('matching halves have no problems', () => {
  expect(checkModule(manifest, code)).toEqual([]);
});

test.each<[string, Partial<ModuleManifest>, Partial<ModuleCode>, string]>([
  ['a page without code', {}, { pages: {} }, 'module.json names the page TeamPage, module.ts has none'],
  [
    'an unreferenced page',
    {},
    { pages: { TeamPage: lazy, OldPage: lazy } },
    'module.ts has the page OldPage, module.json never names it',
  ],
  [
    'a slot component without code',
    {},
    { slots: {} },
    'module.json names the slot component TeamCard, module.ts has none',
  ],
  ['a duplicate path', { routes: [route, route] }, {}, 'the path /team appears twice in module.json'],
  [
    'a duplicate slot id',
    { slots: [fill, fill] },
    {},
    'the slot id dashboard.cards/team appears twice in module.json',
  ],
])('%s', (_, manifestChange, codeChange, problem) => {
  expect(checkModule({ ...manifest, ...manifestChange }, { ...code, ...codeChange })).toEqual([problem]);
});
