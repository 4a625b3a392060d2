import type { CallableError, CallableResult } from 'shared-lib/data';

/** How far an act on several communities came. */
export interface RunResult<T> {
  readonly done: readonly T[];
  /** What stopped it; null when all are done. */
  readonly stopped: { readonly at: T; readonly error: CallableError } | null;
}

/**
 * Does the same to one after the other, and stops at the first failure. Each is all or nothing and may be repeated, so that trying again
 * goes on where it stopped.
 * @param onDone told after each, how many are done
 */
export async function runInTurn<T>(
  items: readonly T[],
  act: (item: T) => Promise<CallableResult<unknown>>,
  onDone: (count: number) => void,
): Promise<RunResult<T>> {
  const done: T[] = [];
  for (const item of items) {
    const result = await act(item);
    if (!result.ok) return { done, stopped: { at: item, error: result.error } };
    done.push(item);
    onDone(done.length);
  }
  return { done, stopped: null };
}
