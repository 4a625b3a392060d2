import type { CallableError, CallableResult } from 'shared-lib/data';

/** The progress of an action on several communities. */
export interface RunResult<T> {
  readonly done: readonly T[];
  /** The error that stopped it; null when all are done. */
  readonly stopped: { readonly at: T; readonly error: CallableError } | null;
}

/**
 * Runs an action on one community after the other, and stops at the first failure. Each is atomic and
 * idempotent, so a retry continues where it stopped.
 * @param onDone called after each with the number done
 */
export async function applySequentially<T>(
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
