import { useCallback, useEffect } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';
import { canPrefetch } from './canPrefetch.ts';
import { useRegistry } from './ModulePart.tsx';
import { partsAt } from './partsAt.ts';

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
