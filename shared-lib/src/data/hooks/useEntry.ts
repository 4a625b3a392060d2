import { startTransition, useEffect, useState } from 'react';
import type { LiveEntry, LiveResult } from '../live.ts';

/**
 * An entry's current and future results. Records arrive as a transition: React renders a long list of them in slices,
 * between which the page responds. `useSyncExternalStore` would render each arrival in one piece, in the task that
 * read it.
 */
export function useEntry<T>(entry: Pick<LiveEntry<T>, 'current' | 'subscribe'>): LiveResult<T> {
  const [seen, setSeen] = useState(() => ({ entry, live: entry.current() }));
  useEffect(() => {
    const take = () => {
      const live = entry.current();
      setSeen((before) => (before.entry === entry && before.live === live ? before : { entry, live }));
    };
    const leave = entry.subscribe(() => startTransition(take));
    // Something may have arrived since the page was rendered.
    take();
    return leave;
  }, [entry]);
  return seen.entry === entry ? seen.live : entry.current();
}
