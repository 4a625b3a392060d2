import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Where the played night begins on the calendar. No device may name a moment that hasn't come (docs/field-app.md), so a night that is played
 * fast lies in the past, and ends now: it began as long ago as it lasts, less the time that playing takes. When service began even earlier
 * tonight, it begins with it. Before noon it would be another night.
 * @param tonight the earliest start of service, and the latest noon with which a community's night begins
 * @param length of the night in played time @param now all in milliseconds
 * @param speed played time for real time, from 1 on
 */
export const playBegin = (
  { start, noon }: { readonly start: number; readonly noon: number },
  length: number,
  speed: number,
  now: number,
): number => Math.max(noon, Math.min(start, now - length * (1 - 1 / speed)));

/** What was played by a moment. */
interface Mark {
  readonly played: number;
  readonly real: number;
}

/** How many milliseconds of the night have been played. @param real epoch milliseconds @param speed 0 while it is paused */
export const playedAt = ({ played, real: since }: Mark, speed: number, real: number): number =>
  played + Math.max(0, real - since) * speed;

/** The time of a night that is played: as many times faster than real time, and not at all while it is paused. */
export class PlayClock {
  #speed: number;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #mark: Mark;
  #isPaused = false;
  #isOver = false;

  /** @param first played time at which it begins: what lies before has been done */
  constructor(speed: number, first: number) {
    this.#speed = speed;
    this.#mark = { played: first, real: Date.now() };
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Whether the night was broken off. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Pauses, or goes on. */
  toggle(): void {
    this.#note();
    this.#isPaused = !this.#isPaused;
    this.#changes.emit('change');
  }

  /** Goes on at another speed. */
  pace(speed: number): void {
    this.#note();
    this.#speed = speed;
    this.#changes.emit('change');
  }

  /** Breaks the night off: nobody waits for anything any more. */
  end(): void {
    this.#isOver = true;
    this.#changes.emit('change');
  }

  /** Resolves when a moment of played time has come, or the night is over. */
  async until(played: number): Promise<void> {
    while (!this.#isOver) {
      const left = played - playedAt(this.#mark, this.#isPaused ? 0 : this.#speed, Date.now());
      if (left <= 0) return;
      await this.#changed(this.#isPaused ? null : left / this.#speed);
    }
  }

  /** Resolves when a moment of real time has come and the night isn't paused, or is over. @param moment epoch milliseconds */
  async untilMoment(moment: number): Promise<void> {
    while (!this.#isOver) {
      const left = moment - Date.now();
      if (left <= 0 && !this.#isPaused) return;
      await this.#changed(this.#isPaused ? null : left);
    }
  }

  /** Resolves at the next change, or after so many milliseconds; null for however long it takes. */
  async #changed(within: number | null): Promise<void> {
    const changed = new AbortController();
    const { signal } = changed;
    const change = once(this.#changes, 'change', { signal });
    const waits = within === null ? [change] : [change, sleep(within, null, { signal })];
    await Promise.race(waits);
    for (const wait of waits) wait.catch(() => {});
    changed.abort();
  }

  /** Notes what has been played at the speed that held so far. */
  #note(): void {
    const real = Date.now();
    this.#mark = { played: playedAt(this.#mark, this.#isPaused ? 0 : this.#speed, real), real };
  }
}
