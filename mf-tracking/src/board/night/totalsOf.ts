import { boardStates, hasStarted, type BoardRow, type BoardState } from './boardRow.ts';

/** Totals of some shifts. */
export interface NightTotals {
  counts: Readonly<Record<BoardState, number>>;
  /** The service dates of these shifts, sorted. There are several when tonight's date differs between time zones. */
  serviceDates: readonly string[];
  doorsTotal: number;
  doorsServiced: number;
  /**
   * When the last one ends at the current pace, epoch milliseconds; null while an unfinished one has no
   * forecast.
   */
  finishAt: number | null;
}

/** Sums a figure over all rows. */
export const sum = <R>(list: readonly R[], of: (item: R) => number): number =>
  list.reduce((total, item) => total + of(item), 0);

/**
 * When the last of some shifts ends at the current pace; null while an unfinished one has no forecast, and
 * once all are done.
 */
export function lastFinish(rows: readonly BoardRow[]): number | null {
  const open = rows.filter(({ state }) => state !== 'done' && state !== 'noRecord');
  const finishes = open.map(({ finishAt }) => finishAt).filter((finishAt) => finishAt !== null);
  return open.length > 0 && finishes.length === open.length ? Math.max(...finishes) : null;
}

/** Adds up some shifts. */
export function totalsOf(rows: readonly BoardRow[]): NightTotals {
  const counts = Object.fromEntries(boardStates.map((state) => [state, 0])) as Record<BoardState, number>;
  for (const { state } of rows) counts[state] += 1;
  return {
    counts,
    serviceDates: [...new Set(rows.map(({ serviceDate }) => serviceDate))].sort(),
    doorsTotal: sum(rows, ({ doorsTotal }) => doorsTotal),
    doorsServiced: sum(rows.filter(hasStarted), ({ doorsServiced }) => doorsServiced),
    finishAt: lastFinish(rows),
  };
}
