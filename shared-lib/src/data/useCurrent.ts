import { startTransition, useEffect, useState } from 'react';
import type { LiveEntry, LiveResult } from './live.ts';

/**
 * What an entry has, and whatever it has next. Records arrive as a transition: React renders a long list of them in slices, between which
 * the page answers. `useSyncExternalStore` would render each arrival in one piece, in the same task in which it was read.
 */
export function useCurrent<T>(entry: Pick<LiveEntry<T>, 'current' | 'subscribe'>): LiveResult<T> {
  const [seen, setSeen] = useState(() => ({ entry, live: entry.current() }));
  useEffect(() => {
    const take = () => {
      const live = entry.current();
      setSeen((before) => (before.entry === entry && before.live === live ? before : { entry, live }));
    };
    const leave = entry.subscribe(() => startTransition(take));
    // Something may have come since the page was rendered.
    take();
    return leave;
  }, [entry]);
  return seen.entry === entry ? seen.live : entry.current();
}
