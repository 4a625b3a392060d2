import { setTimeout as sleep } from 'node:timers/promises';

/** How many items one run takes at most where nothing else is said: a transaction reads a document for each. */
const usualMost = 200;

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** How often a key is worked on. */
interface Pace {
  /** Milliseconds from the begin of a key's run to that of its next one, at least. */
  readonly apart?: number;
  /** More items than this in one run are a burst: only after one the next run waits. None: it waits after each. */
  readonly burst?: number;
  /** How many items one run takes at most. */
  readonly most?: number;
}

/**
 * Gathers what is asked of the same thing while it is being worked on, so that a burst of events writes a summary a few times, and
 * not once for each. An instance of a function handles many events at a time.
 * @param run works on some items of one key; never twice at the same time for a key. A failure is that of all of them
 * @returns asks for an item to be worked on; what it returns is settled by a run that began after it was asked
 */
export const inBatches = <Item>(
  run: (key: string, items: readonly Item[]) => Promise<void>,
  { apart = 0, burst = 0, most = usualMost }: Pace = {},
) => {
  const queues = new Map<string, Waiting<Item>[]>();

  const work = async (key: string, queue: Waiting<Item>[]): Promise<void> => {
    while (queue.length > 0) {
      const next = performance.now() + apart;
      const batch = queue.splice(0, most);
      try {
        await run(
          key,
          batch.map(({ item }) => item),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      if (apart > 0 && batch.length > burst) await sleep(Math.max(0, next - performance.now()));
    }
    queues.delete(key);
  };

  return (key: string, item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const begun = [waiting];
      queues.set(key, begun);
      void work(key, begun);
    });
};
