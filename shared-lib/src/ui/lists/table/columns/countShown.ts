/** What stands above a table: a key of its texts, and the numbers that the text names. */
export interface CountShown {
  readonly key: 'total' | 'matches' | 'part' | 'firstOnes' | 'matchesInPart' | 'matchesInFirstOnes';
  /** The number that decides between one and many. */
  readonly count: number;
  readonly matches: number;
  /** How many rows there are in all, as far as that is known. */
  readonly total: number;
}

/**
 * How many rows are there and match. A table that holds a part of its rows never passes that part off as the whole.
 * @param held how many rows the table holds
 * @param matches how many of them match
 * @param isFiltered whether a search or a filter may hide some of them
 * @param total how many rows there are in all; undefined where those held are all, null while it is not known
 */
export function countShown(
  held: number,
  matches: number,
  isFiltered: boolean,
  total: number | null | undefined,
): CountShown {
  const numbers = (key: CountShown['key'], all: number) => ({ key, count: held, matches, total: all });
  if (total === undefined) return numbers(isFiltered ? 'matches' : 'total', held);
  if (total === null) return numbers(matches < held ? 'matchesInFirstOnes' : 'firstOnes', held);
  // A count is older than what a listener brought since.
  return numbers(matches < held ? 'matchesInPart' : 'part', Math.max(held, total));
}
