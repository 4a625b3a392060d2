/** A figure measured several times. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 's' | 'KB' | 'MB' | 'requests';
  readonly values: readonly number[];
}

const decimals: Readonly<Record<Figure['unit'], number>> = { ms: 0, s: 1, KB: 1, MB: 0, requests: 0 };

function cell(value: number, unit: Figure['unit']): string {
  return `${value.toFixed(decimals[unit])}${unit === 'requests' ? '' : ` ${unit}`}`;
}

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

/**
 * The Markdown table of the results: each figure's median, minimum and maximum.
 *
 * @param machine where it was measured, in a few words
 */
export function report(figures: readonly Figure[], machine: string): string {
  const rows = figures.map(({ name, unit, values }) => {
    const [least, greatest] = [Math.min(...values), Math.max(...values)].map((value) => cell(value, unit));
    return `| ${name} | ${cell(median(values), unit)} | ${least} – ${greatest} |`;
  });
  return ['| Figure | Median | Range |', '|---|---:|---:|', ...rows, '', machine, ''].join('\n');
}
