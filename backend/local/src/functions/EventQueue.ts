/** Runs events a few at a time, as Cloud Functions does with the instances of a function. */
export class EventQueue {
  readonly #limit: number;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #running = new Set<Promise<void>>();
  #closed = false;
  #handled = 0;

  /** @param limit how many run at once */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How many have been run. */
  get handled(): number {
    return this.#handled;
  }

  /** How many are running or wait for it. */
  get waiting(): number {
    return this.#waiting.length + this.#running.size;
  }

  /** @param run must not reject */
  add(run: () => Promise<void>): void {
    if (this.#closed) return;
    this.#waiting.push(run);
    this.#next();
  }

  /**
   * Takes no more events and waits for those it has.
   *
   * @param patience milliseconds to wait at most
   * @returns the number of events that were left undone
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
    this.#waiting.length = 0;
    return left;
  }

  #next(): void {
    while (this.#running.size < this.#limit) {
      const run = this.#waiting.shift();
      if (!run) return;
      const running = run().then(() => {
        this.#running.delete(running);
        this.#handled += 1;
        this.#next();
      });
      this.#running.add(running);
    }
  }
}
