import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { moduleNames } from '../../../build/buildNames.ts';
import { areasOf, patternOf, shellRoutes as declared, type ModuleStatics } from './areasOf.ts';
import { onboardingScreens, screens, withoutScreen } from './screens.ts';

const root = resolve(__dirname, '../../..');

const modules = moduleNames.map(
  (name) => JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')) as ModuleStatics,
);
const routes = modules.flatMap((module) => module.routes);
const pathsFor = (isWanted: (access: string) => boolean) =>
  routes.filter(({ access }) => isWanted(access)).map(({ path }) => path);

/** The shell's routes, from the files that define them. */
const shellRoutes = readdirSync(join(root, 'shell/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /routes?\.tsx$/i.test(file))
  .flatMap((file) => [
    ...readFileSync(join(root, 'shell/src', file), 'utf8').matchAll(/\bpath: '(\/[^']*)'/g),
  ])
  .map(([, path]) => path!);

const isAmong = (route: string, among: readonly { readonly path: string }[]): boolean =>
  among.some(({ path }) => patternOf(route).test(path.replace(/\?.*/, '')));

test.each(pathsFor((access) => access !== 'onboarding'))(
  '%s is a screen, or has a reason not to be',
  (route) => {
    expect(isAmong(route, screens) || withoutScreen[route] !== undefined).toBe(true);
  },
);

test.each(pathsFor((access) => access === 'onboarding'))('%s is a screen of the onboarding', (route) => {
  expect(isAmong(route, onboardingScreens)).toBe(true);
});

test.each(shellRoutes)('%s of the shell is a screen, or has a reason not to be', (route) => {
  expect(isAmong(route, screens) || withoutScreen[route] !== undefined).toBe(true);
});

test('the routes of the shell are those that exist', () => {
  expect([...declared].sort()).toEqual([...shellRoutes].sort());
});

test.each([
  ['/', ['mf-team', 'mf-communities', 'mf-tracking', 'mf-billing']],
  ['/team', ['mf-team']],
  ['/team/marcus-bell', ['mf-team', 'mf-tracking']],
  ['/team/marcus-bell?tab=activity', ['mf-team']],
  ['/communities/maple-court', ['mf-communities', 'mf-tracking']],
  ['/tracking/last-night', ['mf-tracking']],
  ['/settings', ['mf-settings']],
  ['/settings?tab=billing', ['mf-settings', 'mf-billing']],
  ['/pricing', ['mf-billing']],
  ['/sunrise-valet/maple-court/admin', ['mf-communities']],
  ['/docs/roles', []],
])('%s has code of %j', (path, names) => {
  expect(areasOf(path, modules)).toEqual(names);
});

test.each(modules.flatMap(({ slots = [] }) => slots.filter(({ slot }) => slot === 'settings.tabs')))(
  'the tab $id of the settings is a screen',
  ({ id }) => {
    // The first tab has the address of the page.
    const path = id === 'account' ? '/settings' : `/settings?tab=${id}`;
    expect(screens.map((screen) => screen.path)).toContain(path);
  },
);

test('no screen is listed twice', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
