import type { MeasuredReads } from './measuredReads.ts';
import { monthOf, type Month } from './monthOf.ts';

/** Column sizes, in communities. */
const sizes = [50, 400, 4000] as const;

const rows: readonly (readonly [name: string, value: (month: Month) => number])[] = [
  ['reads, when pages are loaded', ({ loadReads }) => loadReads],
  ['reads, of pages left open at night', ({ liveReads }) => liveReads],
  ['reads, by functions for field work and summaries', ({ functionReads }) => functionReads],
  ['reads, by functions to rate rounds in progress', ({ ratingReads }) => ratingReads],
  ['writes, by field work', ({ sourceWrites }) => sourceWrites],
  ['writes, by functions for field work', ({ functionWrites }) => functionWrites],
  ['function calls', ({ invocations }) => invocations],
];

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 0 });

/** The Markdown table of monthly costs. */
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

/** The markers around the table in docs/costs.md. */
const [begin, end] = ['<!-- the table: npm run costs -->', '<!-- the end of the table -->'];

/**
 * The text of docs/costs.md with a new table.
 *
 * @throws Error when the text has no markers for it
 */
export function withTable(text: string, table: string): string {
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/costs.md has no markers for the table.');
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
