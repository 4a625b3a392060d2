/**
 * The median; for an even number of values, the mean of the middle two.
 *
 * @throws RangeError for an empty list
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('An empty list has no median.');
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)]!;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]!;
  return (lower + upper) / 2;
}
