/**
 * The ascending order of two known values of a column: numbers by size and before texts, texts as the language sorts them.
 * @returns negative, 0 or positive, as `Array.prototype.sort` wants it.
 */
export function compareValues(
  a: string | number,
  b: string | number,
  compareTexts: (a: string, b: string) => number,
): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareTexts(a, b);
}
