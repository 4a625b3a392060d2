interface Answer {
  readonly ok: boolean;
}

/** One way to come by something. */
export interface Attempt<T extends Answer> {
  /** Never rejects. */
  readonly run: () => Promise<T>;
  /** Milliseconds for which it alone is waited for before the next one begins beside it. */
  readonly patience: number;
}

/** What came of attempts: the place of the one that counts, its answer, and the answers of those that failed before it. */
export interface Outcome<T> {
  readonly index: number;
  readonly answer: T;
  readonly failures: ReadonlyMap<number, T>;
}

/**
 * Begins attempts one after the other: each when the one before it has failed or has used up its patience. The first success
 * counts, and the others end by themselves. Browsers race connections to several addresses in the same way (RFC 8305).
 * @param attempts at least one.
 * @returns the first success, or the first attempt's failure when all fail; waits for ever where one never answers.
 */
export function staggered<T extends Answer>(attempts: readonly Attempt<T>[]): Promise<Outcome<T>> {
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
