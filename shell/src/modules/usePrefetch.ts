import { useCallback, useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import type { ModuleRelease } from 'shared-lib/contract';
import { whenIdle } from '../startup/whenIdle.ts';
import { canPrefetch } from './canPrefetch.ts';
import { useRegistry } from './ModulePart.tsx';
import type { PartName } from './partLoader.ts';

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

/** Returns a function that prefetches an address's code. Failures surface when the page is opened. */
export function usePrefetch(): (address: string) => Promise<void> {
  const registry = useRegistry();
  return useCallback(
    async (address) => {
      if (!canPrefetch(navigator)) return;
      await Promise.all(partsAt(registry.releases(), address).map((part) => registry.prefetch(part)));
    },
    [registry],
  );
}

/** Prefetches the code of addresses one by one, once the first page is shown and the browser is idle. */
export function useIdlePrefetch(addresses: readonly string[]) {
  const prefetch = usePrefetch();
  useEffect(
    () =>
      whenIdle(async (isOver) => {
        for (const address of addresses) if (!isOver()) await prefetch(address);
      }),
    [prefetch, addresses],
  );
}
