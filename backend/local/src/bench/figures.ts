/**
 * A nearest-rank percentile.
 *
 * @param values in any order, not empty
 * @param percent 0 to 100
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] as number;
}

/**
 * Shows how constant a cost is: the medians of its first and last tenth.
 *
 * @param values in order of measurement, at least ten
 */
export function deciles(values: readonly number[]): { first: number; last: number } {
  const tenth = Math.max(1, Math.floor(values.length / 10));
  return { first: percentile(values.slice(0, tenth), 50), last: percentile(values.slice(-tenth), 50) };
}

/**
 * Shows how constant a cost is, given as a running total: its mean over the first and last tenth.
 *
 * @param totals increasing, one per step, at least ten; anything before the first step isn't counted
 */
export function meanOfTenths(totals: readonly number[]): { first: number; last: number } {
  const steps = Math.max(1, Math.floor(totals.length / 10));
  const rise = (from: number, to: number): number => ((totals[to] ?? 0) - (totals[from] ?? 0)) / (to - from);
  return { first: rise(0, steps), last: rise(totals.length - 1 - steps, totals.length - 1) };
}

/** A row of the table: what was measured, and the formatted result. */
export type Figure = readonly [name: string, result: string];

/** The figures as a Markdown table, with aligned columns. */
export function formatFigures(figures: readonly Figure[]): string {
  const widths = [0, 1].map((column) =>
    Math.max(3, ...figures.map((figure) => (figure[column] ?? '').length)),
  );
  const row = (cells: readonly string[], fill = ' '): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return [row(['', '']), row(['', ''], '-'), ...figures.map((figure) => row(figure))].join('\n') + '\n';
}
