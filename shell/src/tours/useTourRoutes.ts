import { useContext, useEffect, useMemo } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { ModuleRelease } from 'shared-lib/contract';
import { RegistryContext } from '../modules/ModulePart.tsx';
import type { Routes } from './runner/ports.ts';
import { addressLeft, isAtPath } from './tourPaths.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The routes as a tour uses them. They are the router's own, not those of a page: a tour outlives every page.
 * @param onArrival is called after each change of the address.
 */
export function useTourRoutes(
  router: AppRouter,
  releases: readonly ModuleRelease[],
  onArrival: () => void,
): Routes {
  const registry = useContext(RegistryContext);

  useEffect(() => router.subscribe(onArrival), [router, onArrival]);

  return useMemo(
    () => ({
      isAt: (path) => isAtPath(path, router.state.location),
      go: (path) => void router.navigate(path),
      leave(path) {
        const address = addressLeft(path, router.state.location);
        if (address) void router.navigate(address, { replace: true, preventScrollReset: true });
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
    [router, registry, releases],
  );
}
