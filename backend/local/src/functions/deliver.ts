import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each further try; production goes on for a day. */
export const retryDelays: readonly number[] = [1_000, 2_000, 4_000, 8_000];

/**
 * Delivers an event, again after each failure if the function asks for that.
 *
 * @param run one try; the same event each time
 * @param delays milliseconds before each further try; empty for a function without retries
 * @param onFailure told of each failed try, and whether another follows
 * @param signal ends the waiting: then no other try follows
 * @returns whether nothing is left to do: it succeeded, or was given up
 */
export async function deliver(
  run: () => Promise<unknown>,
  delays: readonly number[],
  onFailure: (error: unknown, again: boolean) => void,
  signal: AbortSignal,
): Promise<boolean> {
  for (const delay of [...delays, null]) {
    try {
      await run();
      return true;
    } catch (error) {
      onFailure(error, delay !== null);
    }
    if (delay === null) return true;
    try {
      await wait(delay, undefined, { signal });
    } catch {
      return false;
    }
  }
  return true;
}
