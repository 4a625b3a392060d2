import type { RowResult } from './rowResult.ts';

/** How a run ended: with all rows, where it was stopped, or where an answer was missing. */
export type RunEnd = 'finished' | 'stopped' | 'interrupted';

/** What a run needs of the world. */
export interface Run {
  /** Carries out a row and never rejects; null where nothing is left to do for it. */
  readonly send: (line: number) => Promise<RowResult | null>;
  readonly onResult: (line: number, result: RowResult) => void;
  /** Whether it is to end before the next row. */
  readonly isStopped: () => boolean;
}

/**
 * Carries out rows one after another. A row that is under way is always waited for; where no answer comes, the next ones are not
 * tried, since they would fare the same.
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
