import { useCallback, useEffect } from 'react';
import { whenIdle } from '../startup/whenIdle.ts';
import { mayPrefetch } from './mayPrefetch.ts';
import { useRegistry } from './ModulePart.tsx';
import { partsAt } from './partsAt.ts';

/** What fetches the code of an address before it is opened. What fails is left to whoever opens it. */
export function usePrefetch(): (address: string) => Promise<void> {
  const registry = useRegistry();
  return useCallback(
    async (address) => {
      if (!mayPrefetch(navigator)) return;
      await Promise.all(partsAt(registry.releases(), address).map((part) => registry.prefetch(part)));
    },
    [registry],
  );
}

/** Fetches the code of addresses one after the other, once the first page stands and the browser has nothing else to do. */
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
