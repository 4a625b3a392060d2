/** How long all sending pauses after the provider reports overload, in milliseconds; doubles each time in a row. */
const firstPause = 1_000;
const longestPause = 15_000;

/** Accepted messages in a row that raise concurrency by one. */
const perGrowth = 20;

/**
 * How fast a run sends. A provider's "too many at once" slows down all messages instead of failing each of them: after a pause, half as
 * many are sent at a time. As the provider accepts again, the number grows by one at a time.
 */
export class ConcurrencyLimiter {
  readonly #max: number;
  readonly #wait: (millis: number) => Promise<void>;
  #allowed: number;
  #sending = 0;
  #taken = 0;
  #pauses = 0;
  #pause: Promise<void> | null = null;

  /**
   * @param most maximum concurrency
   * @param wait performs a pause
   */
  constructor(
    max: number,
    wait: (millis: number) => Promise<void> = (millis) =>
      new Promise((resolve) => setTimeout(resolve, millis)),
  ) {
    this.#max = max;
    this.#allowed = max;
    this.#wait = wait;
  }

  /** Current concurrency limit. */
  get allowed(): number {
    return this.#allowed;
  }

  /**
   * Sends one message when there is room.
   * @param send returns whether the provider was too busy
   */
  async run(send: () => Promise<boolean>): Promise<void> {
    while (this.#pause !== null || this.#sending >= this.#allowed) {
      await (this.#pause ?? this.#wait(20));
    }
    this.#sending += 1;
    try {
      if (await send()) this.#slowDown();
      else this.#speedUp();
    } finally {
      this.#sending -= 1;
    }
  }

  #slowDown(): void {
    this.#taken = 0;
    // Messages that were in flight together report the same overload; count it once.
    if (this.#pause !== null) return;
    this.#allowed = Math.max(1, Math.floor(this.#allowed / 2));
    const millis = Math.min(firstPause * 2 ** this.#pauses, longestPause);
    this.#pauses += 1;
    this.#pause = this.#wait(millis).then(() => {
      this.#pause = null;
    });
  }

  #speedUp(): void {
    this.#pauses = 0;
    this.#taken += 1;
    if (this.#taken % perGrowth === 0) this.#allowed = Math.min(this.#max, this.#allowed + 1);
  }
}
