import type { ModuleRelease } from 'shared-lib/contract';
import { matchPath } from 'react-router-dom';
import type { PartName } from './partName.ts';

/**
 * The parts of modules that an address shows to every account: its page, or on the dashboard what fills its slots. What is only for
 * some accounts is left to the page, which finds out whether this is one.
 * @param address such as `/settings?tab=billing`.
 */
export function partsAt(releases: readonly ModuleRelease[], address: string): PartName[] {
  // Put together, not resolved: what anyone may type, such as `//`, is a path here and never another site.
  const { pathname } = new URL(`https://any.example${address}`);
  return releases.flatMap(({ manifest: { name: module, routes, slots } }): PartName[] => {
    if (pathname === '/') {
      return slots
        .filter(({ slot, subscription }) => slot.startsWith('dashboard.') && !subscription)
        .map(({ component }) => ({ module, kind: 'slots', name: component }));
    }
    const route = routes.find(({ path }) => matchPath(path, pathname));
    return route ? [{ module, kind: 'pages', name: route.page }] : [];
  });
}
