/** How many tests a check ran. */
export interface Count {
  passed: number;
  failed: number;
  /** Those that were left out, such as for what this machine or clone lacks; they count as nothing, but are told. */
  skipped: number;
}

/** One part of `npm test`: a command, and how its tests are counted. */
export interface Check {
  name: string;
  command: string;
  args: readonly string[];
  /** The report file that the command writes and how to count it; without one, the command itself is one test. */
  report?: { file: string; count: (report: unknown) => Count };
}

/** jest's `--json` report. A suite that could not run counts as one failure, since none of its tests did. */
export function countJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests } = report as Record<
    string,
    number
  >;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
    skipped: numPendingTests ?? 0,
  };
}

/** Playwright's JSON report; a flaky test is a failed one. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as { stats: Record<string, number>; errors?: readonly unknown[] };
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (errors?.length ?? 0),
    skipped: stats.skipped ?? 0,
  };
}

/**
 * The count of a finished check. A command that failed without a failed test in its report is one failure: it must never pass
 * for green.
 */
export function countOf(exitCode: number, reported: Count | undefined): Count {
  const count = reported ?? { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Everything that a change must pass, the fastest first. */
export const checks: readonly Check[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types-node', command: 'tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'lint', command: 'eslint', args: ['--max-warnings', '0', '.'] },
  { name: 'lint-fast', command: 'oxlint', args: [] },
  {
    name: 'directions',
    command: 'depcruise',
    args: [
      '--output-type',
      'err',
      ...['shell', 'mf-team', 'mf-communities', 'mf-tracking', 'mf-settings', 'mf-billing'],
      ...['shared-lib/src', 'backend', 'build', 'scripts', 'e2e'],
    ],
  },
  { name: 'unused', command: 'knip', args: [] },
  {
    name: 'unit',
    command: 'jest',
    // A failed test may leave a server behind; it must not hold the run for ever.
    args: ['--json', '--outputFile', 'coverage/jest.json', '--forceExit'],
    report: { file: 'coverage/jest.json', count: countJest },
  },
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    report: { file: 'e2e/results/results.json', count: countPlaywright },
  },
];
