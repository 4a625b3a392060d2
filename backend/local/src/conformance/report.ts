import type { Counts, Suite } from './suites.ts';

/** A suite's counts, and the names of the tests that failed. */
export interface Result extends Counts {
  readonly failed: readonly string[];
}

/** What Mocha's JSON reporter writes. */
interface MochaReport {
  readonly stats: { readonly passes: number; readonly failures: number };
  readonly failures: readonly { readonly fullTitle: string }[];
}

/** What `jest --json` writes. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts of a report, without tests that were skipped. */
export function mochaResult({ stats, failures }: MochaReport): Result {
  return {
    applies: stats.passes + stats.failures,
    passes: stats.passes,
    failed: failures.map(({ fullTitle }) => fullTitle),
  };
}

/** Counts of a report, without tests that were skipped. */
export function jestResult({ numPassedTests, numFailedTests, testResults }: JestReport): Result {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    applies: numPassedTests + numFailedTests,
    passes: numPassedTests,
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  };
}

const begin = '<!-- conformance: begin -->';
const end = '<!-- conformance: end -->';

/** Results by the suites' ids. */
export type Results = ReadonlyMap<string, Counts>;

/** The table of results in Markdown, as Prettier formats it. */
export function formatTable(suites: readonly Suite[], results: Results): string {
  const rows = suites.map(({ id, title, commit, expected }) => {
    const { applies, passes } = results.get(id) ?? expected;
    const share = applies === 0 ? '' : `${Number(((100 * passes) / applies).toFixed(1))} %`;
    return [title, `\`${commit.slice(0, 8)}\``, String(applies), String(passes), share];
  });
  const table = [['suite', 'commit', 'applies', 'passes', 'share'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const numeric = (column: number): boolean => column > 1;
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (numeric(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(' | ')} |`;
  const rule = widths.map((width, at) => (numeric(at) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(table[0]!), `| ${rule.join(' | ')} |`, ...table.slice(1).map(line)].join('\n');
}

/**
 * Puts the table of results into a page, between its markers.
 *
 * @throws Error when the page has no markers
 */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}.`);
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
