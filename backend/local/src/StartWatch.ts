/** The start made no progress for too long. */
export class StartTimeoutError extends Error {
  constructor(milliseconds: number, steps: readonly string[]) {
    const waitsFor = steps.length === 0 ? 'nothing known' : steps.join(', ');
    super(
      `The local Firebase did not start: no progress for ${milliseconds / 1000} s. Still waiting for: ${waitsFor}.`,
    );
    this.name = 'StartTimeoutError';
  }
}

/**
 * Tracks what a start is waiting for, so that one that hangs can say so. A start that progresses, however slowly, isn't aborted: on a busy
 * machine, or with much data to read, it takes many times as long as usual.
 */
export class StartWatch {
  readonly #steps = new Map<symbol, string>();
  #onProgress = (): void => {};

  /** Waits for a step of the start. @param name shown to the user */
  async step<Result>(name: string, step: Promise<Result>): Promise<Result> {
    const key = Symbol(name);
    this.#steps.set(key, name);
    this.reportProgress();
    try {
      return await step;
    } finally {
      this.#steps.delete(key);
      this.reportProgress();
    }
  }

  /** Reports progress within a long step. */
  reportProgress(): void {
    this.#onProgress();
  }

  /**
   * Waits for the whole start with a timeout. Also keeps the process alive: with nothing left on the event loop, Node would silently exit
   * with code 13.
   *
   * @param milliseconds maximum time without a step that starts, ends or progresses
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
