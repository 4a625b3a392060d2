import type { RowResult } from './rowResult.ts';

export const outcomes = ['added', 'changed', 'refused', 'lost', 'notTried'] as const;

/** A row's outcome, in a word. */
export type Outcome = (typeof outcomes)[number];

/**
 * The outcome of a row to import.
 * @returns null for a row that was left out.
 */
export function outcomeOf({
  result,
  isTaken,
}: {
  readonly result: RowResult | null;
  readonly isTaken: boolean;
}): Outcome | null {
  if (!result) return isTaken ? 'notTried' : null;
  if (result.kind !== 'done') return result.kind;
  return result.act === 'change' ? 'changed' : 'added';
}
