/** The first records of a list, as many as a screen has requested. */
export interface ListWindow<T> {
  readonly records: readonly T[];
  /** Whether these are all. */
  readonly complete: boolean;
}

/**
 * Attaches a listener to the first records of a list.
 * @param limit how many at most.
 * @returns the function that detaches it.
 */
type ListenToFirst<T> = (
  limit: number,
  onData: (records: readonly T[]) => void,
  onError: (error: unknown) => void,
) => () => void;

/** How many records a window shows at first, and the minimum it grows by. */
const firstLimit = 50;

const windows = new Map<string, () => void>();

/**
 * Doubles a window, so the documents read for a list of any length stay within twice its length. Does nothing while
 * it is growing, complete, or not shown.
 */
export const growWindow = (key: string) => windows.get(key)?.();

/**
 * Listens to the first records of a list, which grows with `growWindow`. The current records stay until more have
 * arrived.
 * @param key names the window for `growWindow`.
 * @returns the function that detaches it.
 */
export function listenToWindow<T>(
  key: string,
  listen: ListenToFirst<T>,
  onData: (shown: ListWindow<T>) => void,
  onError: (error: unknown) => void,
): () => void {
  let limit = firstLimit;
  let complete = true;
  let growing = false;
  const attached = new Set<() => void>();
  const detachAll = (except?: () => void) => {
    for (const detach of attached) {
      if (detach === except) continue;
      attached.delete(detach);
      detach();
    }
  };

  const attach = () => {
    const current = limit;
    const detach = listen(
      current,
      (records) => {
        // A listener that is being replaced doesn't decide the window's size.
        if (current === limit) {
          growing = false;
          detachAll(detach);
          complete = records.length < current;
        }
        onData({ records, complete });
      },
      onError,
    );
    attached.add(detach);
  };
  const grow = () => {
    if (growing || complete) return;
    growing = true;
    limit *= 2;
    attach();
  };

  attach();
  windows.set(key, grow);
  return () => {
    if (windows.get(key) === grow) windows.delete(key);
    detachAll();
  };
}
