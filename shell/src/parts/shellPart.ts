import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from 'shared-lib/ui';
import type { LazyPartProps } from './LazyPart.tsx';

/**
 * Defines a lazily loaded part of the shell. Call once, at module level.
 * @param name of the part, for problem reports.
 * @param fetchPart loads it; may reject, and retries when called again.
 * @returns the props for `LazyPart`, and event handlers that prefetch it.
 */
export function shellPart<Props = object>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): Pick<LazyPartProps<Props>, 'name' | 'from' | 'loaded' | 'load'> & Pick<LazyPart<unknown>, 'ahead'> {
  const part = lazyPart(name, fetchPart);
  return {
    name,
    from: null,
    loaded: part.loaded,
    ahead: part.ahead,
    async load() {
      try {
        return { ok: true, Component: await part.load() };
      } catch (error) {
        return { ok: false, failure: { reason: 'unreachable', detail: String(error) } };
      }
    },
  };
}
