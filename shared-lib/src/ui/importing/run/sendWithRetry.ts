import type { CallableError, CallableResult } from '../../../data/callables/callableError.ts';
import { changedMeanwhile } from '../../../domain/index.ts';

/**
 * Milliseconds before each retry of a part that conflicted with other writes. Records can be locked that long
 * by functions triggered by a previous import, which read all of a community's units at once.
 */
export const pauses: readonly number[] = [1000, 2000, 4000, 8000, 16_000, 16_000];

interface Sending<T> {
  /** Sends the part. If `aborted`, none of it was done. */
  readonly send: () => Promise<CallableResult<T>>;
  /** Resolves after a delay in milliseconds. */
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

/** The reasons for a rejected import that the user can act on. */
export type Denial = 'notAllowed' | 'noRoom' | 'gone' | 'busy' | 'notTaken';

const denials: Readonly<Partial<Record<CallableError['code'], Denial>>> = {
  'permission-denied': 'notAllowed',
  unauthenticated: 'notAllowed',
  'resource-exhausted': 'noRoom',
  'not-found': 'gone',
  aborted: 'busy',
};

/**
 * Maps a function's error; its own message is in English, for logs.
 * @returns `notTaken` if there is no specific message
 */
export const denialReasonOf = ({ code }: Pick<CallableError, 'code'>): Denial => denials[code] ?? 'notTaken';

/** How a run ended: completed, stopped by the user, or interrupted by a missing answer. */
type RunEnd = 'finished' | 'stopped' | 'interrupted';

/** A run's state, or how the last one ended. */
export type RunState = 'notStarted' | 'running' | 'stopping' | RunEnd;

/** A run's callbacks. */
interface Run<Item, Result> {
  /** Processes one item; never rejects. Resolves to null if there is nothing left to do for it. */
  readonly send: (item: Item) => Promise<Result | null>;
  readonly onResult: (item: Item, result: Result) => void;
  /** Whether there was no answer, so the next one would fail too. */
  readonly isLost: (result: Result) => boolean;
  /** Whether to stop before the next one. */
  readonly isStopped: () => boolean;
}

/** Processes items one after another, always waiting for the current one. Stops after a missing answer. */
export async function runSequentially<Item, Result>(
  items: readonly Item[],
  { send, onResult, isLost, isStopped }: Run<Item, Result>,
): Promise<RunEnd> {
  for (const item of items) {
    if (isStopped()) return 'stopped';
    const result = await send(item);
    if (result === null) continue;
    onResult(item, result);
    if (isLost(result)) return 'interrupted';
  }
  return 'finished';
}
