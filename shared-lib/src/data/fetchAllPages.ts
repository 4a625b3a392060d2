/** The result of fetching everything a query finds. It is all or nothing, never partial. */
export type FetchAllResult<T> =
  | { readonly ok: true; readonly items: readonly T[] }
  | { readonly ok: false; readonly reason: 'cancelled' | 'tooMany' | 'failed' };

/** Fetches everything a query finds; `onProgress` reports how much has arrived. */
export type FetchAll<T> = (
  signal: AbortSignal,
  onProgress: (fetched: number, total: number) => void,
) => Promise<FetchAllResult<T>>;

/** Fetches another query's results, converted. */
export const mapFetchAll =
  <From, To>(fetchAll: FetchAll<From>, make: (items: readonly From[]) => readonly To[]): FetchAll<To> =>
  async (signal, onProgress) => {
    const all = await fetchAll(signal, onProgress);
    return all.ok ? { ok: true, items: make(all.items) } : all;
  };

/** One page of a query's results. */
export interface Page<T, Place> {
  readonly items: readonly T[];
  /** How many were found, including unreadable ones. */
  readonly found: number;
  /** Where the next page begins; null after the last one. */
  readonly next: Place | null;
}

/** How to fetch a query's pages; both may throw. */
interface Pages<T, Place> {
  count: () => Promise<number>;
  page: (from: Place | null) => Promise<Page<T, Place>>;
}

/**
 * Maximum number fetched at once: more than a year of a large operator's nights, and still manageable for a
 * browser.
 */
export const maxFetchAll = 100_000;

const untilAborted = (signal: AbortSignal) =>
  new Promise<null>((settle) => {
    if (signal.aborted) settle(null);
    else signal.addEventListener('abort', () => settle(null), { once: true });
  });

/**
 * Fetches all pages in sequence. Never throws.
 * @param signal ends it immediately, even in the middle of a page.
 * @param onFailure receives the error of a page or the count.
 */
export async function fetchAllPages<T, Place>(
  { count, page }: Pages<T, Place>,
  ...[signal, onProgress, onFailure]: [...Parameters<FetchAll<T>>, (cause: unknown) => void]
): Promise<FetchAllResult<T>> {
  const aborted = untilAborted(signal);
  try {
    const total = await Promise.race([count(), aborted]);
    if (total === null) return { ok: false, reason: 'cancelled' };
    const items: T[] = [];
    let found = 0;
    let from: Place | null = null;
    do {
      if (Math.max(total, found) > maxFetchAll) return { ok: false, reason: 'tooMany' };
      onProgress(found, Math.max(total, found));
      const fetched: Page<T, Place> | null = await Promise.race([page(from), aborted]);
      if (fetched === null) return { ok: false, reason: 'cancelled' };
      items.push(...fetched.items);
      found += fetched.found;
      from = fetched.next;
    } while (from !== null);
    return { ok: true, items };
  } catch (cause) {
    onFailure(cause);
    return { ok: false, reason: 'failed' };
  }
}
