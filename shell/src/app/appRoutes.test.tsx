import { shellPaths, shellSlotFills } from 'shared-lib/contract';
import { shellNames } from 'shared-lib/contract/registry';
import type { RouteObject } from 'react-router-dom';
import { navItemsOf } from '../layout/navItems.ts';
import { shellFills } from '../modules/slotHost.tsx';
import { appRoutes } from './appRoutes.tsx';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

test('modules can’t claim the shell’s own routes, slots and navigation', () => {
  const routes = appRoutes({ kind: 'owner', onboardingComplete: true } as never, []);
  const own = pathsOf(routes).filter((path) => path !== '*');
  const kept: readonly string[] = shellPaths;
  expect(own.filter((path) => !kept.includes(path.replace('/*', '')))).toEqual([]);
  expect(shellFills.map(({ slot, id }) => `${slot}/${id}`)).toEqual(shellSlotFills);
  const navigation = navItemsOf([]).map(({ to }) => `nav ${to}`);
  expect(shellNames.filter((name) => name.startsWith('nav '))).toEqual(navigation);
});
