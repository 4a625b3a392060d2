import { relative } from 'node:path';

export interface Failure {
  /** Its name for the runner: a path for jest, `file:line` for Playwright. */
  readonly target: string;
  readonly title: string;
  /** The first line of its error. */
  readonly error: string;
}

/** More failures than this in one run aren't races, so none of them is repeated. */
export const maxRepeatedFailures = 3;

// ANSI color codes.
// oxlint-disable-next-line no-control-regex
const colors = /\u001b\[[0-9;]*m/g;

const firstLine = (text: string): string =>
  text
    .replace(colors, '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? '';

/** The failed suites in jest's `--json` report. @param root absolute path of the repository */
export function jestFailures(report: unknown, root: string): Failure[] {
  const { testResults = [] } = report as {
    testResults?: readonly { name: string; status: string; message: string }[];
  };
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => {
      const target = relative(root, name);
      return { target, title: target, error: firstLine(message) };
    });
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The failed tests in Playwright's JSON report. */
export function playwrightFailures(report: unknown): Failure[] {
  const { suites = [], specs = [] } = report as Suite;
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      target: `${file}:${line}`,
      title: `${file} › ${title}`,
      error: firstLine(tests[0]?.results[0]?.error?.message ?? ''),
    }));
  return [...own, ...suites.flatMap(playwrightFailures)];
}
