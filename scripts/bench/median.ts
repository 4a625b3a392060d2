/**
 * The middle of some figures; of an even number, the mean of the two in the middle.
 *
 * @throws RangeError for none
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing.');
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)]!;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]!;
  return (lower + upper) / 2;
}
