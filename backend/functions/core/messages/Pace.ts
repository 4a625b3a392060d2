/** How long everybody waits after a provider said that it is too much at once, in milliseconds: twice as long each time in a row. */
const firstPause = 1_000;
const longestPause = 15_000;

/** So many that are taken in a row allow one more at a time. */
const perGrowth = 20;

/**
 * How fast a run sends: a provider that says "too many at once" slows it down for all messages, in place of failing each of them. Half as
 * many are sent at a time then, after a pause; as it takes them again, the number grows by one at a time.
 */
export class Pace {
  readonly #most: number;
  readonly #wait: (millis: number) => Promise<void>;
  #allowed: number;
  #sending = 0;
  #taken = 0;
  #pauses = 0;
  #pause: Promise<void> | null = null;

  /** @param most how many are sent at a time at most. @param wait how a pause is made */
  constructor(
    most: number,
    wait: (millis: number) => Promise<void> = (millis) =>
      new Promise((resolve) => setTimeout(resolve, millis)),
  ) {
    this.#most = most;
    this.#allowed = most;
    this.#wait = wait;
  }

  /** How many may be sent at a time now. */
  get allowed(): number {
    return this.#allowed;
  }

  /** Sends one when it is its turn. @param send tells whether the provider was too busy */
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
    // Those that were under way together say the same once.
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
    if (this.#taken % perGrowth === 0) this.#allowed = Math.min(this.#most, this.#allowed + 1);
  }
}
