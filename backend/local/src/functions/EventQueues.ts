import type { CloudFunction } from './CloudFunction.ts';
import { EventQueue } from './EventQueue.ts';

/**
 * A queue for each function: it has instances of its own, so one that has much to do, or that waits, holds up no other. Each function has one
 * instance here.
 */
export class EventQueues {
  readonly #queues = new Map<string, EventQueue>();

  /** How many events have been run. */
  get handled(): number {
    return this.#sum(({ handled }) => handled);
  }

  /** How many are running or wait for it. */
  get waiting(): number {
    return this.#sum(({ waiting }) => waiting);
  }

  /** The queue of a function. */
  of({
    name,
    concurrency,
  }: Pick<Extract<CloudFunction, { kind: 'document' }>, 'name' | 'concurrency'>): EventQueue {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new EventQueue(concurrency);
    this.#queues.set(name, queue);
    return queue;
  }

  /**
   * Takes no more events and waits for those it has.
   *
   * @param patience milliseconds to wait at most
   * @returns the number of events that were left undone
   */
  async close(patience: number): Promise<number> {
    const left = await Promise.all(Array.from(this.#queues.values(), (queue) => queue.close(patience)));
    return left.reduce((sum, count) => sum + count, 0);
  }

  #sum(countOf: (queue: EventQueue) => number): number {
    return Array.from(this.#queues.values(), countOf).reduce((sum, count) => sum + count, 0);
  }
}
