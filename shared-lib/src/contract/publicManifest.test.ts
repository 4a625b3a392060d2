import { publicManifest } from './publicManifest.ts';
import type { ModuleManifest } from './moduleManifest.ts';

const route = (path: string, more: Partial<ModuleManifest['routes'][number]> = {}) => ({
  path,
  title: { en: 'Page' },
  access: 'public' as const,
  page: 'Page',
  ...more,
});

const manifest = (...routes: ModuleManifest['routes']): ModuleManifest => ({
  name: 'mf-team',
  contract: '^1.6.0',
  routes,
  nav: [{ label: { en: 'Team' }, icon: 'team', to: '/team', order: 1 }],
  slots: [{ slot: 'dashboard.cards', id: 'team', label: { en: 'Team' }, order: 1, component: 'Card' }],
});

test('keeps only the light pages', () => {
  const light = route('/t/:code', { frame: 'light' });
  expect(publicManifest(manifest(route('/x'), light))).toEqual({
    ...manifest(light),
    nav: [],
    slots: [],
    tours: [],
  });
});

test.each([
  ['no light page', route('/x')],
  ['a light page that isn’t public', route('/x', { frame: 'light', access: 'main' })],
])('a module with %s has no light half', (_, only) => {
  expect(publicManifest(manifest(only))).toBeNull();
});
