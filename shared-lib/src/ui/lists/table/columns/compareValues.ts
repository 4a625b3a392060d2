/**
 * Compares two known values, ascending: numbers by value and before texts, texts by language.
 * @returns negative, 0 or positive, as for `Array.prototype.sort`.
 */
export function compareValues(
  a: string | number,
  b: string | number,
  compareTexts: (a: string, b: string) => number,
): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareTexts(a, b);
}
