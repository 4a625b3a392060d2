import { use, useEffect, useMemo } from 'react';
import type { ModuleRelease } from 'shared-lib/contract';
import { useHistory } from 'shared-lib/router/history';
import { RegistryContext } from '../modules/ModulePart.tsx';
import type { Routes } from './runner/ports.ts';
import { addressLeft, isAtPath } from './tourPaths.ts';

/**
 * Navigation for tours, on the history itself, because a tour outlives pages.
 * @param onArrival is called after each change of the address.
 */
export function useTourRoutes(releases: readonly ModuleRelease[], onArrival: () => void): Routes {
  const registry = use(RegistryContext);
  const history = useHistory();

  useEffect(() => history.listen(onArrival), [history, onArrival]);

  return useMemo(
    () => ({
      isAt: (path) => isAtPath(path, history.current().location),
      go: (path) => history.push(path),
      leave(path) {
        const address = addressLeft(path, history.current().location);
        if (address) history.replace(address, null, { preventScrollReset: true });
      },
      async isDown(path) {
        const address = new URL(path, window.location.origin);
        for (const { manifest } of releases) {
          const route = manifest.routes.find((one) => isAtPath(one.path, address));
          if (!route || !registry) continue;
          const part = await registry.load({ module: manifest.name, kind: 'pages', name: route.page });
          return !part.ok;
        }
        return false;
      },
    }),
    [history, registry, releases],
  );
}
