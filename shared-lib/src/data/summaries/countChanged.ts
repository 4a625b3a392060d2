import type { KeptKind } from '../../domain/index.ts';
import { askEvery, countEvery } from '../askEvery.ts';
import { recall, remember } from '../lastKnown/lastKnown.ts';
import { isStillEnough, type KeptAnswer } from './keptAnswer.ts';
import { listenToLastChange } from './listenToLastChange.ts';

/** How many records there were, as a device keeps it. */
interface KeptCount extends Pick<KeptAnswer<unknown>, 'change' | 'readAt'> {
  readonly count: number;
}

/** Records of a kind that the server counts. */
interface Counted {
  readonly customerId: string;
  readonly kind: KeptKind;
  /** Names what is counted on this device: another for each that there is. */
  readonly name: string;
  /** Asks the server, which takes a document for each thousand. */
  readonly count: () => Promise<number>;
}

/**
 * Counts records at once and every few minutes, but only where one of their kind has changed since this device last counted them. What
 * this device had counted lasts no longer than the word that nothing has changed, which functions correct a moment after a write.
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
    const kept = recall<KeptCount>(key)?.data ?? null;
    isKept = kept !== null && isStillEnough(kept, change, readAt);
    if (kept !== null && isKept) return kept.count;
    // A change that comes in the meantime may be in the count or not: it is counted anew.
    const before = change;
    const found = await count();
    if (before !== null) remember(key, { count: found, change: before, readAt } satisfies KeptCount, readAt);
    return found;
  }

  const leaveChange = listenToLastChange(customerId, kind, (latest) => {
    const isOutdated = isKept && latest !== change;
    change = latest;
    if (isOutdated) leaveCount?.();
    if (isOutdated || leaveCount === null)
      leaveCount = askEvery(countEvery, counted)(undefined, onData, onError);
  });
  return () => {
    leaveChange();
    leaveCount?.();
  };
}
