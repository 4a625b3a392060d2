import type { RowResult } from './rowResult.ts';

/** How a run ended: with all rows, where it was stopped, or where an answer was missing. */
export type RunEnd = 'finished' | 'stopped' | 'interrupted';

/** What a run calls. */
export interface Run {
  /** Carries out a row and never rejects. Resolves with null when nothing is left to do for the row. */
  readonly send: (line: number) => Promise<RowResult | null>;
  readonly onResult: (line: number, result: RowResult) => void;
  /** Whether the run has to end before the next row. */
  readonly isStopped: () => boolean;
}

/**
 * Carries out rows one after another. Always waits for the row under way. When no answer comes, it does not try the
 * next rows, because they would get none either.
 */
export async function runRows(lines: readonly number[], { send, onResult, isStopped }: Run): Promise<RunEnd> {
  for (const line of lines) {
    if (isStopped()) return 'stopped';
    const result = await send(line);
    if (!result) continue;
    onResult(line, result);
    if (result.kind === 'lost') return 'interrupted';
  }
  return 'finished';
}
