import { boardStates, hasBegun, type BoardRow, type BoardState } from './boardRow.ts';

/** What some shifts come to. */
export interface NightTotals {
  counts: Readonly<Record<BoardState, number>>;
  /** The service dates of these shifts, sorted. There are several when tonight's date differs between time zones. */
  serviceDates: readonly string[];
  doorsTotal: number;
  doorsServiced: number;
  /** When the last is over at the pace so far, epoch milliseconds; null while one that is not done has no forecast. */
  finishAt: number | null;
}

/** The sum of a figure of each. */
export const sum = <R>(list: readonly R[], of: (item: R) => number): number =>
  list.reduce((total, item) => total + of(item), 0);

/** When the last of some shifts is over at the pace so far; null while one that is not done has no forecast, and once all are. */
export function lastFinish(rows: readonly BoardRow[]): number | null {
  const open = rows.filter(({ state }) => state !== 'done' && state !== 'noRecord');
  const finishes = open.map(({ finishAt }) => finishAt).filter((finishAt) => finishAt !== null);
  return open.length > 0 && finishes.length === open.length ? Math.max(...finishes) : null;
}

/** Adds some shifts up. */
export function totalsOf(rows: readonly BoardRow[]): NightTotals {
  const counts = Object.fromEntries(boardStates.map((state) => [state, 0])) as Record<BoardState, number>;
  for (const { state } of rows) counts[state] += 1;
  return {
    counts,
    serviceDates: [...new Set(rows.map(({ serviceDate }) => serviceDate))].sort(),
    doorsTotal: sum(rows, ({ doorsTotal }) => doorsTotal),
    doorsServiced: sum(rows.filter(hasBegun), ({ doorsServiced }) => doorsServiced),
    finishAt: lastFinish(rows),
  };
}
