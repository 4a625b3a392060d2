/** The first records of a list, as far as a screen has asked for them. */
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

/** Records that a window shows at first, and at least after each growth. */
const firstLimit = 50;

const windows = new Map<string, () => void>();

/**
 * Lets a window show twice as much: so that the documents that are read for a list of any length stay within twice its
 * length. Nothing while it is growing, when all is shown, or when no screen shows it.
 */
export const growWindow = (key: string) => windows.get(key)?.();

/**
 * Listens to the first records of a list, which grows as `growWindow` asks. The records so far stay until more have come.
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
        // One that is being replaced has nothing to say of how far the window reaches.
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
