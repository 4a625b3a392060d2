type Run = () => Promise<void>;

/**
 * Runs a function's events a few at a time, like a Cloud Functions instance. Events wait in lanes that take turns: one customer's
 * import of thousands must not delay what others do in the meantime, or the other way around.
 */
export class EventQueue {
  readonly #limit: number;
  readonly #delayMillis: number;
  /** Events that haven't arrived yet. */
  readonly #coming = new Set<NodeJS.Timeout>();
  /** The waiting events of each lane. The lane whose turn is next comes first; none is empty. */
  readonly #lanes = new Map<string, Run[]>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;
  #handled = 0;

  /**
   * @param limit number of concurrent events
   * @param delayMillis milliseconds before an event arrives
   */
  constructor(limit: number, delayMillis = 0) {
    this.#limit = limit;
    this.#delayMillis = delayMillis;
  }

  /** Number of events run. */
  get handled(): number {
    return this.#handled;
  }

  /** Number of running and waiting events. */
  get waiting(): number {
    const began = this.#running.size + this.#coming.size;
    return Array.from(this.#lanes.values()).reduce((sum, { length }) => sum + length, began);
  }

  /** @param run must not reject @param lane the events of a lane run in order */
  add(run: Run, lane = ''): void {
    if (this.#closed) return;
    if (this.#delayMillis === 0) {
      this.#arrive(run, lane);
      return;
    }
    const timer = setTimeout(() => {
      this.#coming.delete(timer);
      this.#arrive(run, lane);
    }, this.#delayMillis);
    this.#coming.add(timer);
  }

  #arrive(run: Run, lane: string): void {
    const waiting = this.#lanes.get(lane);
    if (waiting) waiting.push(run);
    else this.#lanes.set(lane, [run]);
    this.#next();
  }

  /**
   * Accepts no more events and waits for the queued ones.
   *
   * @param patience timeout in milliseconds
   * @returns the number of unfinished events
   */
  async close(patience: number): Promise<number> {
    this.#closed = true;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), patience)));
    while (this.#running.size > 0) {
      if ((await Promise.race([...this.#running, timeout])) === 'late') break;
    }
    clearTimeout(timer);
    const left = this.waiting;
    for (const coming of this.#coming) clearTimeout(coming);
    this.#coming.clear();
    this.#lanes.clear();
    return left;
  }

  #next(): void {
    while (this.#running.size < this.#limit) {
      const run = this.#take();
      if (!run) return;
      const running = run().then(() => {
        this.#running.delete(running);
        this.#handled += 1;
        this.#next();
      });
      this.#running.add(running);
    }
  }

  #take(): Run | undefined {
    const [next] = this.#lanes;
    if (!next) return undefined;
    const [lane, waiting] = next;
    this.#lanes.delete(lane);
    const run = waiting.shift();
    if (waiting.length > 0) this.#lanes.set(lane, waiting);
    return run;
  }
}
