import type { CloudFunction } from './CloudFunction.ts';
import { EventQueue } from './EventQueue.ts';

/** One queue per function: each has its own instances, so a busy or waiting function delays no other. Here, each has one instance. */
export class EventQueues {
  readonly #queues = new Map<string, EventQueue>();
  readonly #delayMillis: number;

  /** @param delayMillis milliseconds before an event arrives at its function */
  constructor(delayMillis = 0) {
    this.#delayMillis = delayMillis;
  }

  /** Number of events run. */
  get handled(): number {
    return this.#sum(({ handled }) => handled);
  }

  /** Number of running and waiting events. */
  get waiting(): number {
    return this.#sum(({ waiting }) => waiting);
  }

  of({
    name,
    concurrency,
  }: Pick<Extract<CloudFunction, { kind: 'document' }>, 'name' | 'concurrency'>): EventQueue {
    const known = this.#queues.get(name);
    if (known) return known;
    const queue = new EventQueue(concurrency, this.#delayMillis);
    this.#queues.set(name, queue);
    return queue;
  }

  /**
   * Accepts no more events and waits for the queued ones.
   *
   * @param patience timeout in milliseconds
   * @returns the number of unfinished events
   */
  async close(patience: number): Promise<number> {
    const left = await Promise.all(Array.from(this.#queues.values(), (queue) => queue.close(patience)));
    return left.reduce((sum, count) => sum + count, 0);
  }

  #sum(countOf: (queue: EventQueue) => number): number {
    return Array.from(this.#queues.values(), countOf).reduce((sum, count) => sum + count, 0);
  }
}
