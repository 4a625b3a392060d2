import type { CallableResult } from '../../../data/callables/call.ts';

/**
 * Milliseconds before each further try of a part that others were in the way of. What keeps records that long are functions that follow
 * the import before: they read all of a community's units at once.
 */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000, 16_000, 16_000];

interface Sending<T> {
  /** Sends the part. Nothing of it is done where it is `aborted`. */
  readonly send: () => Promise<CallableResult<T>>;
  /** Resolves after so many milliseconds. */
  readonly pause: (millis: number) => Promise<void>;
  /** Whether nothing more is to be tried. */
  readonly isStopped: () => boolean;
}

/**
 * Sends a part of an import again while too much is being changed at once: Firestore lets the older of two who want the same records go
 * on, and the younger is `aborted`.
 * @returns the first answer that says something else, or else the last
 */
export async function sendUntilTaken<T>({ send, pause, isStopped }: Sending<T>): Promise<CallableResult<T>> {
  let answer = await send();
  for (const millis of pauses) {
    if (answer.ok || answer.error.code !== 'aborted' || isStopped()) return answer;
    await pause(millis);
    if (isStopped()) return answer;
    answer = await send();
  }
  return answer;
}
