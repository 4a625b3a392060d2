import { median } from '../report.ts';

/** A figure for both builds, measured several times in the same run. */
export interface ComparedFigure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'requests';
  readonly federated: readonly number[];
  readonly single: readonly number[];
}

const cell = (value: number, unit: ComparedFigure['unit']): string =>
  `${value.toFixed(unit === 'KB' ? 1 : 0)}${unit === 'requests' ? '' : ` ${unit}`}`;

/**
 * The Markdown table of both medians and what federation adds.
 *
 * @param machine where and how it was measured, in a few words
 */
export function compare(figures: readonly ComparedFigure[], machine: string): string {
  const rows = figures.map(({ name, unit, federated, single }) => {
    const [with_, without] = [median(federated), median(single)];
    const percent = (with_ / without - 1) * 100;
    const added = `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
    return `| ${name} | ${cell(with_, unit)} | ${cell(without, unit)} | ${added} |`;
  });
  return [
    '| Figure | Federated | One bundle | Federation adds |',
    '|---|---:|---:|---:|',
    ...rows,
    '',
    machine,
    '',
  ].join('\n');
}
