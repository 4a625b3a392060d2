/** What came of bringing everything that a question finds. Nothing at all is handed out before all of it is there. */
export type Everything<T> =
  | { readonly ok: true; readonly items: readonly T[] }
  | { readonly ok: false; readonly reason: 'cancelled' | 'tooMany' | 'failed' };

/** Brings everything that a question finds; `onProgress` is told how much of it is there. */
export type BringEverything<T> = (
  signal: AbortSignal,
  onProgress: (brought: number, total: number) => void,
) => Promise<Everything<T>>;

/** Brings what another question finds, made into something else. */
export const bringAs =
  <From, To>(
    bring: BringEverything<From>,
    make: (items: readonly From[]) => readonly To[],
  ): BringEverything<To> =>
  async (signal, onProgress) => {
    const all = await bring(signal, onProgress);
    return all.ok ? { ok: true, items: make(all.items) } : all;
  };

/** One page of what a question finds. */
export interface Page<T, Place> {
  readonly items: readonly T[];
  /** How many were found, those included that can't be read. */
  readonly found: number;
  /** Where the next page begins; null after the last one. */
  readonly next: Place | null;
}

/** How the pages of a question are fetched; both may throw. */
interface Pages<T, Place> {
  count: () => Promise<number>;
  page: (from: Place | null) => Promise<Page<T, Place>>;
}

/** The most that is brought at once: more than a year of a large operator's nights, and still no burden for a browser. */
export const mostAtOnce = 100_000;

const untilAborted = (signal: AbortSignal) =>
  new Promise<null>((settle) => {
    if (signal.aborted) settle(null);
    else signal.addEventListener('abort', () => settle(null), { once: true });
  });

/**
 * Fetches page after page until all of them are there. Never throws.
 * @param signal ends it at once, also in the middle of a page.
 * @param onFailure is told what a page or the count threw.
 */
export async function everyPage<T, Place>(
  { count, page }: Pages<T, Place>,
  ...[signal, onProgress, onFailure]: [...Parameters<BringEverything<T>>, (cause: unknown) => void]
): Promise<Everything<T>> {
  const aborted = untilAborted(signal);
  try {
    const total = await Promise.race([count(), aborted]);
    if (total === null) return { ok: false, reason: 'cancelled' };
    const items: T[] = [];
    let found = 0;
    let from: Place | null = null;
    do {
      if (Math.max(total, found) > mostAtOnce) return { ok: false, reason: 'tooMany' };
      onProgress(found, Math.max(total, found));
      const brought: Page<T, Place> | null = await Promise.race([page(from), aborted]);
      if (brought === null) return { ok: false, reason: 'cancelled' };
      items.push(...brought.items);
      found += brought.found;
      from = brought.next;
    } while (from !== null);
    return { ok: true, items };
  } catch (cause) {
    onFailure(cause);
    return { ok: false, reason: 'failed' };
  }
}
