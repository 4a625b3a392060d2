import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each retry; production retries for a day. */
export const retryDelays: readonly number[] = [1_000, 2_000, 4_000, 8_000];

/**
 * Delivers an event, with retries if the function has them enabled.
 *
 * @param run one attempt, with the same event each time
 * @param delays milliseconds before each retry; empty for a function without retries
 * @param onFailure called after each failed attempt, with whether another follows
 * @param signal cancels waiting and further attempts
 * @returns whether nothing is left to do: it succeeded or was abandoned
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
