import type { ComponentType } from 'react';
import { lazyPart, type LazyPart } from 'shared-lib/ui';
import type { LazyPartProps } from './LazyPart.tsx';

/**
 * A part of the shell whose code is fetched when it is first shown. Made once, outside of components.
 * @param name the part, for the report of a problem.
 * @param fetchPart fetches it; may reject, and asks anew when called again.
 * @returns what `LazyPart` needs to know of it, and the handlers of what opens it.
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
