/** The index of the first element not before the given one. */
export function sortedIndex<T>(
  sorted: readonly T[],
  element: T,
  compare: (left: T, right: T) => number,
): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] as T, element) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inserts into a sorted array in place. */
export function insertSorted<T>(sorted: T[], element: T, compare: (left: T, right: T) => number): void {
  sorted.splice(sortedIndex(sorted, element, compare), 0, element);
}

/** Removes the element that compares equal from a sorted array in place, if there is one. */
export function removeSorted<T>(sorted: T[], element: T, compare: (left: T, right: T) => number): void {
  const index = sortedIndex(sorted, element, compare);
  if (index < sorted.length && compare(sorted[index] as T, element) === 0) sorted.splice(index, 1);
}
