type Run = () => Promise<void>;

/**
 * Runs a function's events a few at a time, like a Cloud Functions instance. Patient events have their own queue, and the two queues
 * alternate: an import of thousands must not delay what users do meanwhile, nor the other way round.
 */
export class EventQueue {
  readonly #limit: number;
  readonly #prompt: Run[] = [];
  readonly #patient: Run[] = [];
  #isPatientsTurn = false;
  readonly #running = new Set<Promise<void>>();
  #closed = false;
  #handled = 0;

  /** @param limit number of concurrent events */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Number of events run. */
  get handled(): number {
    return this.#handled;
  }

  /** Number of running and waiting events. */
  get waiting(): number {
    return this.#prompt.length + this.#patient.length + this.#running.size;
  }

  /** @param run must not reject @param isPatient whether it isn't urgent */
  add(run: Run, isPatient = false): void {
    if (this.#closed) return;
    (isPatient ? this.#patient : this.#prompt).push(run);
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
    this.#prompt.length = 0;
    this.#patient.length = 0;
    return left;
  }

  #next(): void {
    while (this.#running.size < this.#limit) {
      const isPatient = this.#prompt.length === 0 || (this.#isPatientsTurn && this.#patient.length > 0);
      this.#isPatientsTurn = !isPatient;
      const run = (isPatient ? this.#patient : this.#prompt).shift();
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
