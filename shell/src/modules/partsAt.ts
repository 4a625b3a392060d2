import type { ModuleRelease } from 'shared-lib/contract';
import { matchPath } from 'react-router-dom';
import type { PartName } from './partName.ts';

/**
 * The module parts that every account sees at an address: its page, or the slots on the dashboard. Parts for
 * some accounts only are left to the page, which knows the account.
 * @param address such as `/settings?tab=billing`.
 */
export function partsAt(releases: readonly ModuleRelease[], address: string): PartName[] {
  // Concatenated rather than resolved, so input like `//` is a path and never another site.
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
