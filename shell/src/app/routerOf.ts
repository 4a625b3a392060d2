import type { ModuleRelease } from 'shared-lib/contract';
import type { createBrowserRouter } from 'react-router-dom';
import type { ModuleRegistry } from '../modules/moduleRegistry.ts';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router of this page, and which one that is, counted. */
interface NumberedRouter {
  readonly number: number;
  readonly router: AppRouter;
}

/** The router of this page, now and when it becomes another one. */
export interface RouterSource {
  subscribe: (listener: () => void) => () => void;
  current: () => NumberedRouter;
}

const routesOf = (releases: readonly ModuleRelease[]) =>
  JSON.stringify(releases.map(({ manifest }) => [manifest.name, manifest.routes]));

/**
 * Makes the router from the modules' static halves, and another one when a module gives way to a version with other routes. A
 * version with the same routes keeps the router, and with it the rest of the page.
 */
export function routerOf(
  registry: ModuleRegistry,
  create: (releases: readonly ModuleRelease[]) => AppRouter,
): RouterSource {
  let routes = routesOf(registry.releases());
  let current: NumberedRouter = { number: 0, router: create(registry.releases()) };
  const listeners = new Set<() => void>();
  registry.subscribe(() => {
    const now = routesOf(registry.releases());
    if (now === routes) return;
    routes = now;
    current.router.dispose();
    current = { number: current.number + 1, router: create(registry.releases()) };
    for (const listener of listeners) listener();
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
  };
}
