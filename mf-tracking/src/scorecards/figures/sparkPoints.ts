/** A point of a trend in a box that is 1 wide and 1 high, from the top left. */
export interface SparkPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * A trend's lines: points in a row are connected, and a point without data interrupts the line.
 * @param values the earliest first; null without data
 */
export const sparkLines = (values: readonly (number | null)[]): SparkPoint[][] => {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const lines: SparkPoint[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) {
      lines.push([]);
      return;
    }
    // A flat trend runs through the middle.
    const y = most === least ? 0.5 : 1 - (value - least) / (most - least);
    lines.at(-1)?.push({ x: values.length < 2 ? 0.5 : index / (values.length - 1), y });
  });
  return lines.filter((line) => line.length > 0);
};
