import { matchRoutes } from 'react-router-dom';
import type { ParsedEntry } from 'shared-lib/contract';

/**
 * Whether the page at an address is light, now that all modules' routes are known. A module of the registry may have
 * routes like `/hello/:id`, which look like a community's address to `isLightAddress`.
 * @param entries the served modules, with all their routes
 * @param pathname such as `/sunrise-valet/maple-court`
 */
export function isLightPage(entries: readonly ParsedEntry[], pathname: string): boolean {
  const routes = entries.flatMap(({ stable }) =>
    stable.manifest.routes.map(({ path, access, frame }) => ({
      path,
      handle: access === 'public' && frame === 'light',
    })),
  );
  return matchRoutes(routes, pathname)?.[0]?.route.handle === true;
}
