/** Runs events a few at a time, as Cloud Functions does with the instances of a function. */
export class EventQueue {
  readonly #limit: number;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  /** @param limit how many run at once */
  constructor(limit: number) {
    this.#limit = limit;
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
    return this.#waiting.splice(0).length + this.#running.size;
  }

  #next(): void {
    while (this.#running.size < this.#limit) {
      const run = this.#waiting.shift();
      if (!run) return;
      const running = run().then(() => {
        this.#running.delete(running);
        this.#next();
      });
      this.#running.add(running);
    }
  }
}
