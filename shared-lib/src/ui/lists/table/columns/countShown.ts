/** The count above a table: a text key and its values. */
export interface CountShown {
  readonly key: 'total' | 'matches' | 'part' | 'firstOnes' | 'matchesInPart' | 'matchesInFirstOnes';
  /** Selects the plural form. */
  readonly count: number;
  readonly matches: number;
  /** The total number of rows, as far as known. */
  readonly total: number;
}

/**
 * How many rows there are and match. A partial table never presents its part as the whole.
 * @param held number of loaded rows
 * @param matches how many of them match
 * @param isFiltered whether a search or a filter may hide some
 * @param total number of rows in all; undefined if all are loaded, null while unknown
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
  // The total is older than rows a listener has added since.
  return numbers(matches < held ? 'matchesInPart' : 'part', Math.max(held, total));
}
