interface Answer {
  readonly ok: boolean;
}

export interface Attempt<T extends Answer> {
  /** Never rejects. */
  readonly run: () => Promise<T>;
  /** How long to wait for it before the next attempt starts in parallel, in milliseconds. */
  readonly patience: number;
}

/**
 * The outcome: the index of the attempt that counts, its result, and the results of those that failed before
 * it.
 */
export interface Outcome<T> {
  readonly index: number;
  readonly answer: T;
  readonly failures: ReadonlyMap<number, T>;
}

/**
 * Starts attempts one after the other, each when the previous one has failed or run out of patience. The
 * first success wins; the others are ignored. Browsers race connections to several addresses the same way
 * (RFC 8305).
 * @param attempts at least one.
 * @returns the first success, or the first attempt's failure if all fail; never resolves while one is
 * pending.
 */
export function raceStaggered<T extends Answer>(attempts: readonly Attempt<T>[]): Promise<Outcome<T>> {
  return new Promise((resolve) => {
    const failures = new Map<number, T>();
    let begun = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function end(index: number, answer: T) {
      isOver = true;
      clearTimeout(timer);
      resolve({ index, answer, failures });
    }

    function begin() {
      clearTimeout(timer);
      const index = begun++;
      const attempt = attempts[index];
      if (!attempt) return;
      timer = setTimeout(begin, attempt.patience);
      void attempt.run().then((answer) => {
        if (isOver) return;
        if (answer.ok) return end(index, answer);
        failures.set(index, answer);
        const first = failures.get(0);
        if (first && failures.size === attempts.length) end(0, first);
        else if (index === begun - 1) begin();
      });
    }
    begin();
  });
}
