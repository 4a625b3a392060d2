import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * When the simulated night begins, in real time. Devices can't record future times (docs/field-app.md), so a night played fast is in the
 * past and ends now: it begins as long ago as it lasts, minus the time it takes to play. If service began even earlier tonight, it begins
 * then. It can't begin before noon, which would be another night.
 * @param tonight the earliest start of service, and the latest noon at which a community's night begins
 * @param length of the night in played time
 * @param now all in milliseconds
 * @param speed playback speed, at least 1
 */
export const playbackStart = (
  { start, noon }: { readonly start: number; readonly noon: number },
  length: number,
  speed: number,
  now: number,
): number => Math.max(noon, Math.min(start, now - length * (1 - 1 / speed)));

/** The progress at a given moment. */
interface Mark {
  readonly played: number;
  readonly real: number;
}

/** How many milliseconds of the night have been played. @param real epoch milliseconds @param speed 0 while paused */
export const playedAt = ({ played, real: since }: Mark, speed: number, real: number): number =>
  played + Math.max(0, real - since) * speed;

/** The clock of a played night: a multiple of real time, and stopped while paused. */
export class PlaybackClock {
  #speed: number;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #mark: Mark;
  #isPaused = false;
  #isOver = false;

  /** @param first played time at which it begins; everything earlier is done */
  constructor(speed: number, first: number) {
    this.#speed = speed;
    this.#mark = { played: first, real: Date.now() };
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Whether the night was ended early. */
  get isOver(): boolean {
    return this.#isOver;
  }

  toggle(): void {
    this.#note();
    this.#isPaused = !this.#isPaused;
    this.#changes.emit('change');
  }

  setSpeed(speed: number): void {
    this.#note();
    this.#speed = speed;
    this.#changes.emit('change');
  }

  /** Ends the night early; all waiting ends. */
  end(): void {
    this.#isOver = true;
    this.#changes.emit('change');
  }

  /** Resolves at a moment in played time, or when the night ends. */
  async until(played: number): Promise<void> {
    while (!this.#isOver) {
      const left = played - playedAt(this.#mark, this.#isPaused ? 0 : this.#speed, Date.now());
      if (left <= 0) return;
      await this.#changed(this.#isPaused ? null : left / this.#speed);
    }
  }

  /**
   * Resolves at a moment in real time if not paused, or when the night ends.
   * @param moment epoch milliseconds
   */
  async untilMoment(moment: number): Promise<void> {
    while (!this.#isOver) {
      const left = moment - Date.now();
      if (left <= 0 && !this.#isPaused) return;
      await this.#changed(this.#isPaused ? null : left);
    }
  }

  /** Resolves at the next change or after this many milliseconds; null for no timeout. */
  async #changed(within: number | null): Promise<void> {
    const changed = new AbortController();
    const { signal } = changed;
    const change = once(this.#changes, 'change', { signal });
    const waits = within === null ? [change] : [change, sleep(within, null, { signal })];
    await Promise.race(waits);
    for (const wait of waits) wait.catch(() => {});
    changed.abort();
  }

  /** Records the time played at the current speed so far. */
  #note(): void {
    const real = Date.now();
    this.#mark = { played: playedAt(this.#mark, this.#isPaused ? 0 : this.#speed, real), real };
  }
}
