type Run = () => Promise<void>;

/**
 * Runs the events of a function a few at a time, as an instance of Cloud Functions does. Those that are in no hurry wait in a line of their
 * own, of which every other event is taken: an import of thousands must not hold up what somebody does meanwhile, nor the other way round.
 */
export class EventQueue {
  readonly #limit: number;
  readonly #prompt: Run[] = [];
  readonly #patient: Run[] = [];
  #isPatientsTurn = false;
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
    return this.#prompt.length + this.#patient.length + this.#running.size;
  }

  /** @param run must not reject @param isPatient whether it is in no hurry */
  add(run: Run, isPatient = false): void {
    if (this.#closed) return;
    (isPatient ? this.#patient : this.#prompt).push(run);
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
