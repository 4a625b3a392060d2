/** How a run ended: completed, stopped by the user, or interrupted by a missing answer. */
export type RunEnd = 'finished' | 'stopped' | 'interrupted';

/** A run's state, or how the last one ended. */
export type RunState = 'notStarted' | 'running' | 'stopping' | RunEnd;

/** A run's callbacks. */
export interface Run<Item, Result> {
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
