import type { MeasuredReads } from './measuredReads.ts';
import { monthOf, type Month } from './monthOf.ts';

/** The sizes of the table, in communities. */
const sizes = [50, 400, 4000] as const;

const rows: readonly (readonly [name: string, value: (month: Month) => number])[] = [
  ['reads, when pages are loaded', ({ loadReads }) => loadReads],
  ['reads, of pages left open at night', ({ liveReads }) => liveReads],
  ['reads, of functions for the field work and summaries', ({ functionReads }) => functionReads],
  ['writes, of the field work', ({ sourceWrites }) => sourceWrites],
  ['writes, of functions for it', ({ functionWrites }) => functionWrites],
  ['calls of functions', ({ invocations }) => invocations],
];

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** The Markdown table of what a month costs. */
export function costsTable(measured: MeasuredReads): string {
  const months = sizes.map((communities) => monthOf(measured, communities));
  const row = (name: string, cells: readonly string[]) => `| ${[name, ...cells].join(' | ')} |`;
  return [
    row(
      'a month of',
      months.map(({ communities }) => `${number(communities)} communities`),
    ),
    `| --- |${' ---: |'.repeat(months.length)}`,
    ...rows.map(([name, value]) =>
      row(
        name,
        months.map((month) => number(value(month))),
      ),
    ),
    row(
      '**dollars**',
      months.map(({ dollars }) => `**${dollars.toFixed(2)}**`),
    ),
  ].join('\n');
}

/** The marks between which the table stands in docs/costs.md. */
const [begin, end] = ['<!-- the table: npm run costs -->', '<!-- the end of the table -->'];

/**
 * The text of docs/costs.md with the table anew.
 *
 * @throws Error when the text has no place for it
 */
export function withTable(text: string, table: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/costs.md has no place for the table.');
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
