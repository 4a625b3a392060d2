import { startTransition, useEffect, useState } from 'react';
import { appError, withCause } from '../../domain/index.ts';
import { useConnection } from '../connection/connection.ts';
import type { LiveEntry, LiveResult } from '../live.ts';

/**
 * An entry's current and future results. Records arrive as a transition: React renders a long list of them in slices,
 * between which the page responds. `useSyncExternalStore` would render each arrival synchronously, in the task that
 * read it.
 */
export function useEntry<T>(entry: Pick<LiveEntry<T>, 'current' | 'subscribe'>): LiveResult<T> {
  const [seen, setSeen] = useState(() => ({ entry, live: entry.current() }));
  useEffect(() => {
    const take = () => {
      // One object: React may apply this update many times before another one commits, and a new object each time would render each time.
      const next = { entry, live: entry.current() };
      setSeen((before) => (before.entry === entry && before.live === next.live ? before : next));
    };
    const leave = entry.subscribe(() => startTransition(take));
    // Something may have arrived since the page was rendered.
    take();
    return leave;
  }, [entry]);
  return seen.entry === entry ? seen.live : entry.current();
}

/** Data this device has never seen can't arrive without a connection, so loading would never end. */
const neverSeen = withCause(appError('sectionError'), 'offline');

/** A listener's result; without a connection, one that is still loading counts as failed. */
export function useOfflineFailure<T>(live: LiveResult<T>): LiveResult<T> {
  const { isLost } = useConnection();
  return isLost && live.status === 'loading'
    ? { status: 'failed', error: neverSeen, retry: live.retry }
    : live;
}
