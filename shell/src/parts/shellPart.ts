import type { ComponentType } from 'react';
import type { LazyPartProps } from './LazyPart.tsx';

/**
 * A part of the shell whose code is fetched when it is first shown. Made once, outside of components.
 * @param name the part, for the report of a problem.
 * @param fetchPart fetches it; may reject, and asks anew when called again.
 * @returns what `LazyPart` needs to know of it.
 */
export function shellPart<Props = object>(
  name: string,
  fetchPart: () => Promise<ComponentType<Props>>,
): Pick<LazyPartProps<Props>, 'name' | 'from' | 'loaded' | 'load'> {
  let part: ComponentType<Props> | undefined;
  return {
    name,
    from: null,
    loaded: () => part,
    async load() {
      try {
        part = await fetchPart();
        return { ok: true, Component: part };
      } catch (error) {
        return { ok: false, failure: { reason: 'unreachable', detail: String(error) } };
      }
    },
  };
}
