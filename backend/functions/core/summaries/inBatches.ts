import { setTimeout as sleep } from 'node:timers/promises';

/** Default maximum number of items per run: a transaction reads a document for each. */
const defaultMax = 200;

interface Waiting<Item> {
  readonly item: Item;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** How often a key's runs may start. */
interface BatchLimits {
  /** Minimum time between the starts of a key's runs, in milliseconds. */
  readonly apart?: number;
  /** The next run waits only after a run with more items than this. Without it, every run waits. */
  readonly burst?: number;
  /** Maximum number of items per run. */
  readonly max?: number;
}

/**
 * Batches requests for the same key while it is being processed, so that a burst of events writes a summary a few times instead of once per
 * event. A function's instance handles many events at a time.
 * @param run processes a batch of a key's items; never concurrently for one key. A failure applies to all of them
 * @returns requests an item; its promise settles with a run that began after the request
 */
export const inBatches = <Item>(
  run: (key: string, items: readonly Item[]) => Promise<void>,
  { apart = 0, burst = 0, max = defaultMax }: BatchLimits = {},
) => {
  const queues = new Map<string, Waiting<Item>[]>();

  const work = async (key: string, queue: Waiting<Item>[]): Promise<void> => {
    while (queue.length > 0) {
      const next = performance.now() + apart;
      const batch = queue.splice(0, max);
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
