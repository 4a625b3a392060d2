import type { CachedKind } from '../../domain/index.ts';
import { poll, countPollMillis } from '../poll.ts';
import { getCached, setCached } from '../lastKnown/recordCache.ts';
import { isCacheComplete, listenToLastChange, type CachedResult } from './listenToUnchanged.ts';

/** A count as stored on a device. */
interface KeptCount extends Pick<CachedResult<unknown>, 'change' | 'readAt'> {
  readonly count: number;
}

/** A count of records by the server. */
interface Counted {
  readonly customerId: string;
  readonly kind: CachedKind;
  /** The count's unique name on this device. */
  readonly name: string;
  /** Queries the server, which bills one document read per thousand. */
  readonly count: () => Promise<number>;
}

/**
 * Counts records immediately and every few minutes, but only if one of their kind has changed since this device last
 * counted. A stored count is only valid while the change marker is the same; functions update that shortly after a
 * write.
 * @returns the function that ends it.
 */
export function countChanged(
  { customerId, kind, name, count }: Counted,
  onData: (count: number) => void,
  onError: (error: unknown) => void,
): () => void {
  const key = `count of ${name}`;
  let change: string | null = null;
  let leaveCount: (() => void) | null = null;
  let isKept = false;

  async function counted() {
    const readAt = Date.now();
    const kept = getCached<KeptCount>(key)?.data ?? null;
    isKept = kept !== null && isCacheComplete(kept, change, readAt);
    if (kept !== null && isKept) return kept.count;
    // A change during the count may or may not be included, so count again.
    const before = change;
    const found = await count();
    if (before !== null) setCached(key, { count: found, change: before, readAt } satisfies KeptCount, readAt);
    return found;
  }

  const leaveChange = listenToLastChange(customerId, kind, (latest) => {
    const isOutdated = isKept && latest !== change;
    change = latest;
    if (isOutdated) leaveCount?.();
    if (isOutdated || leaveCount === null)
      leaveCount = poll(countPollMillis, counted)(undefined, onData, onError);
  });
  return () => {
    leaveChange();
    leaveCount?.();
  };
}
