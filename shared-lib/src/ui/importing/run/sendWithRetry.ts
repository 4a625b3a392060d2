import type { CallableResult } from '../../../data/callables/callableError.ts';
import { changedMeanwhile } from '../../../domain/index.ts';

/**
 * Milliseconds before each retry of a part that conflicted with other writes. Records can be locked that long
 * by functions triggered by a previous import, which read all of a community's units at once.
 */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000, 16_000, 16_000];

interface Sending<T> {
  /** Sends the part. If `aborted`, none of it was done. */
  readonly send: () => Promise<CallableResult<T>>;
  /** Resolves after some milliseconds. */
  readonly pause: (millis: number) => Promise<void>;
  /** Whether to stop retrying. */
  readonly isStopped: () => boolean;
}

/**
 * Sends a part of an import, retrying while it conflicts: when two transactions want the same records,
 * Firestore lets the older one proceed, and the younger is `aborted`.
 * A record that someone else changed is `aborted` too, but retrying doesn't help.
 * @returns the first answer other than a conflict, or the last one
 */
export async function sendWithRetry<T>({ send, pause, isStopped }: Sending<T>): Promise<CallableResult<T>> {
  let answer = await send();
  for (const millis of pauses) {
    if (answer.ok || answer.error.code !== 'aborted') return answer;
    if (answer.error.reason === changedMeanwhile || isStopped()) return answer;
    await pause(millis);
    if (isStopped()) return answer;
    answer = await send();
  }
  return answer;
}
