/** How a run ended: with everything, where it was stopped, or where an answer was missing. */
export type RunEnd = 'finished' | 'stopped' | 'interrupted';

/** A run that is under way, or how the last one ended. */
export type RunState = 'notStarted' | 'running' | 'stopping' | RunEnd;

/** What a run calls. */
export interface Run<Item, Result> {
  /** Carries out one and never rejects. Resolves with null when nothing is left to do for it. */
  readonly send: (item: Item) => Promise<Result | null>;
  readonly onResult: (item: Item, result: Result) => void;
  /** Whether no answer came, so that the next would get none either. */
  readonly isLost: (result: Result) => boolean;
  /** Whether the run has to end before the next one. */
  readonly isStopped: () => boolean;
}

/**
 * Carries out rows, or groups of them, one after another. Always waits for the one under way. When no answer comes, it does not try
 * the next.
 */
export async function runInOrder<Item, Result>(
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
