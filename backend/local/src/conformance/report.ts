import { backends, supports, type Backend, type Counts, type Suite } from './suites.ts';

/** A suite's counts, and the names of failed tests. */
export interface Result extends Counts {
  /** Tests the suite skipped itself; not counted as applicable. */
  readonly skipped: number;
  readonly failed: readonly string[];
}

/** Output of Mocha's JSON reporter. */
interface MochaReport {
  readonly stats: { readonly passes: number; readonly failures: number; readonly pending: number };
  readonly failures: readonly { readonly fullTitle: string }[];
}

/** Output of `jest --json`. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Counts of a report, without skipped tests. */
export function mochaResult({ stats, failures }: MochaReport): Result {
  return {
    applies: stats.passes + stats.failures,
    passes: stats.passes,
    skipped: stats.pending,
    failed: failures.map(({ fullTitle }) => fullTitle),
  };
}

/** Counts of a report, without skipped tests. */
export function jestResult({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  testResults,
}: JestReport): Result {
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    applies: numPassedTests + numFailedTests,
    passes: numPassedTests,
    skipped: numPendingTests,
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  };
}

const begin = '<!-- conformance: begin -->';
const end = '<!-- conformance: end -->';

/** A suite's stored result with a backend. */
export interface Run extends Result {
  readonly commit: string;
  /** The day as YYYY-MM-DD, in UTC. */
  readonly date: string;
  readonly node: string;
}

/** The last run of each suite with each backend, by suite ID. */
export type Results = Readonly<Record<string, Readonly<Partial<Record<Backend, Run>>>>>;

/** Adds a run, replacing the suite's earlier one with the same backend. */
export function withRun(results: Results, id: string, backend: Backend, run: Run): Results {
  return { ...results, [id]: { ...results[id], [backend]: run } };
}

/** The page's names for the backends. */
const names: Readonly<Record<Backend, string>> = {
  local: 'the local Firebase',
  google: "Google's emulator",
};

/** The results in Markdown, formatted as the repository is: a table, and the names of failing tests. Runs of other commits are ignored. */
export function formatResults(suites: readonly Suite[], results: Results): string {
  const runOf = ({ id, commit }: Suite, backend: Backend): Run | undefined => {
    const run = results[id]?.[backend];
    return run?.commit === commit ? run : undefined;
  };
  const cell = (suite: Suite, backend: Backend): string => {
    const run = runOf(suite, backend);
    if (run) {
      const skipped = run.skipped === 0 ? '' : `, ${run.skipped} skipped`;
      return `${run.passes} of ${run.applies}${skipped}, ${run.date}, Node ${run.node}`;
    }
    return supports(backend, suite) ? 'not run' : "doesn't apply";
  };
  const rows = suites.map((suite) => [
    suite.title,
    `\`${suite.commit.slice(0, 8)}\``,
    ...backends.map((backend) => cell(suite, backend)),
  ]);
  const failures = backends.flatMap((backend) => {
    const failed = suites.flatMap((suite) =>
      (runOf(suite, backend)?.failed ?? []).map((name) => `- ${suite.id}: \`${name.replaceAll('`', "'")}\``),
    );
    return failed.length === 0 ? [] : [`Fails with ${names[backend]}:`, failed.join('\n')];
  });
  const table = formatTable([['suite', 'commit', ...backends.map((backend) => names[backend])], ...rows]);
  return [table, ...failures].join('\n\n');
}

function formatTable(table: readonly (readonly string[])[]): string {
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(table[0]!), `| ${rule.join(' | ')} |`, ...table.slice(1).map(line)].join('\n');
}

/**
 * Inserts the results into a page between its markers.
 *
 * @throws Error if the page has no markers
 */
export function withResults(page: string, results: string): string {
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}.`);
  return `${before}${begin}\n\n${results}\n\n${end}${after}`;
}
