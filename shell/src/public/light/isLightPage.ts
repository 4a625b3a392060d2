import { matchRoutes } from 'react-router-dom';
import type { ModuleManifest, ParsedEntry } from 'shared-lib/contract';

/** The static halves of all modules that an account may have, those for visitors first. */
export const servedManifests = (entries: readonly ParsedEntry[]): ModuleManifest[] => [
  ...entries.map(({ stable }) => stable.manifest),
  ...entries.flatMap(({ candidate }) => (candidate ? [candidate.manifest] : [])),
];

/**
 * Whether the page at an address is light, now that all modules' routes are known. A module of the registry may have
 * routes like `/hello/:id`, which look like a community's address to `isLightAddress`.
 * @param entries the served modules, with all their routes
 * @param pathname such as `/sunrise-valet/maple-court`
 */
export function isLightPage(entries: readonly ParsedEntry[], pathname: string): boolean {
  const all = servedManifests(entries).flatMap(({ routes }) =>
    routes.map(({ path, access, frame }) => ({
      path,
      handle: access === 'public' && frame === 'light',
    })),
  );
  return matchRoutes(all, pathname)?.[0]?.route.handle === true;
}
