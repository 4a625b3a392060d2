/** Browsers open at most six connections to a server; this many back channels leave one for everything else. */
const MAX_HELD = 5;
/** Minimum lifetime of a back channel, in milliseconds. */
const MIN_TURN = 400;

interface HeldChannel {
  openedAt: number;
  end: () => void;
}

/**
 * Lets a browser's tabs share its few connections. Each tab has up to two back channels, so three tabs would take all connections and block
 * all requests until a channel ends on its own. When there are too many, the oldest one is ended. Its tab reopens it, after the waiting
 * requests.
 */
export class BackChannelShare {
  readonly #held = new Map<string, HeldChannel[]>();
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /**
   * Registers a back channel.
   *
   * @param browser identifies the browser that the channel belongs to
   * @param end ends it, so that the client opens the next
   * @returns must be called once it has ended for any reason
   */
  hold(browser: string, end: () => void): () => void {
    const channel: HeldChannel = { openedAt: Date.now(), end };
    const channels = this.#held.get(browser);
    if (channels) channels.push(channel);
    else this.#held.set(browser, [channel]);
    this.#plan(browser);
    return () => this.#release(browser, channel);
  }

  /** Stops ending channels. */
  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#held.clear();
  }

  #release(browser: string, channel: HeldChannel): void {
    const rest = (this.#held.get(browser) ?? []).filter((other) => other !== channel);
    if (rest.length > 0) this.#held.set(browser, rest);
    else this.#held.delete(browser);
  }

  #plan(browser: string): void {
    const channels = this.#held.get(browser) ?? [];
    const [oldest] = channels;
    if (!oldest || channels.length <= MAX_HELD || this.#timers.has(browser)) return;
    const wait = Math.max(0, oldest.openedAt + MIN_TURN - Date.now());
    const timer = setTimeout(() => {
      this.#timers.delete(browser);
      const current = this.#held.get(browser) ?? [];
      const [first] = current;
      if (!first || current.length <= MAX_HELD) return;
      this.#release(browser, first);
      first.end();
      this.#plan(browser);
    }, wait);
    this.#timers.set(browser, timer);
  }
}
