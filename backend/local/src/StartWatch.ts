/** The start did not go on for too long. */
export class StartTimeoutError extends Error {
  constructor(milliseconds: number, steps: readonly string[]) {
    const waitsFor = steps.length === 0 ? 'nothing that it knows of' : steps.join(', ');
    super(
      `The local Firebase did not come up: nothing went on for ${milliseconds / 1000} s. It still waits for: ${waitsFor}.`,
    );
    this.name = 'StartTimeoutError';
  }
}

/**
 * Knows what a start waits for, so that one that hangs can say so. One that goes on, however slowly, is waited for: on a busy machine, and
 * with much to read, it takes many times what it takes otherwise.
 */
export class StartWatch {
  readonly #steps = new Map<symbol, string>();
  #onProgress = (): void => {};

  /** Waits for a step of the start. @param name for a person */
  async step<Result>(name: string, step: Promise<Result>): Promise<Result> {
    const key = Symbol(name);
    this.#steps.set(key, name);
    this.goesOn();
    try {
      return await step;
    } finally {
      this.#steps.delete(key);
      this.goesOn();
    }
  }

  /** A long step has done a part of its work. */
  goesOn(): void {
    this.#onProgress();
  }

  /**
   * Waits for the whole start, but not for ever. While it waits the process stays: Node ends one that waits for something that nothing
   * works on any more, with the exit code 13 and without a word.
   *
   * @param milliseconds that may pass without a step that begins, ends or goes on
   * @throws StartTimeoutError
   */
  async within<Result>(milliseconds: number, start: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new StartTimeoutError(milliseconds, [...this.#steps.values()])),
        milliseconds,
      );
    });
    this.#onProgress = () => timer?.refresh();
    try {
      return await Promise.race([start, late]);
    } finally {
      this.#onProgress = () => {};
      clearTimeout(timer);
    }
  }
}
