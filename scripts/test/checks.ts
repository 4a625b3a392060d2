import { buildNames } from '../../build/buildNames.ts';
import { areasVariable } from '../../e2e/src/product.ts';
import { jestFailures, playwrightFailures, type Failure } from './failures.ts';
import type { AffectedChecks } from './affectedBy.ts';

/** How many tests a check ran. */
export interface Count {
  passed: number;
  failed: number;
  /**
   * Skipped tests, e.g. because this machine or clone lacks something. They count as neither passed nor failed, but the summary shows them.
   */
  skipped: number;
}

/** One part of `npm test`: a command, and how to count its tests. */
export interface Check {
  name: string;
  command: string;
  args: readonly string[];
  /** Added to the command's environment. */
  environment?: Readonly<Record<string, string>>;
  /** Takes seconds and needs only the sources. */
  isStatic?: true;
  /** Reads Markdown too, so it also runs for a docs-only change. */
  isOfTexts?: true;
  /** The check uses the whole machine, so it runs alone and after the others. */
  runsExclusively?: true;
  /** Not run for changes, only with `all` or by name. */
  isOnDemand?: true;
  /** The report file the command writes, and how to count it. Without one, the command itself counts as one test. */
  report?: {
    file: string;
    count: (report: unknown) => Count;
    failures: (report: unknown, root: string) => readonly Failure[];
    /** Arguments to rerun one failure. */
    again: (target: string) => readonly string[];
  };
}

/** Counts jest's `--json` report. A suite that couldn't run counts as one failure because none of its tests ran. */
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

/** Counts Playwright's JSON report; flaky tests count as failed. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as { stats: Record<string, number>; errors?: readonly unknown[] };
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (errors?.length ?? 0),
    skipped: stats.skipped ?? 0,
  };
}

/**
 * The count of a finished check. A command that fails without failed tests in its report counts as one failure, so it never passes.
 * @param reported undefined for a check without a report; null if nothing ran and so no report was written
 */
export function countOf(exitCode: number, reported: Count | null | undefined): Count {
  const passed = reported === undefined && exitCode === 0 ? 1 : 0;
  const count = reported ?? { passed, failed: 0, skipped: 0 };
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** How Playwright finds a browser test in any folder of e2e/specs. @param name of its file */
export const specPattern = (name: string): string => `/${name}.spec.ts`;

/** All checks for a change, and those on demand; the fast ones first. */
export const checks: readonly Check[] = [
  { name: 'format', command: 'oxfmt', args: ['--check'], isStatic: true, isOfTexts: true },
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'], isStatic: true },
  { name: 'types-node', command: 'tsc', args: ['-p', 'tsconfig.node.json'], isStatic: true },
  { name: 'lint', command: 'oxlint', args: [], isStatic: true },
  {
    name: 'directions',
    command: 'depcruise',
    args: [
      '--output-type',
      'err',
      ...buildNames,
      ...['shared-lib/src', 'valet-module/src', 'valet-module/pack', 'backend', 'build', 'scripts', 'e2e'],
    ],
    isStatic: true,
  },
  { name: 'unused', command: 'knip', args: [], isStatic: true },
  { name: 'api', command: 'node', args: ['valet-module/pack/apiCommand.ts'], isStatic: true },
  { name: 'texts', command: 'node', args: ['scripts/texts.mjs'], isStatic: true },
  { name: 'size', command: 'node', args: ['scripts/size.mjs'], isStatic: true },
  { name: 'prose', command: 'node', args: ['scripts/prose.mjs'], isStatic: true, isOfTexts: true },
  {
    name: 'unit',
    command: 'jest',
    // A failed test may leave a server running, which must not block the run forever.
    args: ['--json', '--outputFile', 'coverage/jest.json', '--forceExit'],
    report: {
      file: 'coverage/jest.json',
      count: countJest,
      failures: jestFailures,
      again: (target) => ['--forceExit', '--runInBand', '--runTestsByPath', target],
    },
  },
  {
    name: 'google',
    command: 'jest',
    args: ['-c', 'jest.google.config.cjs', '--json', '--outputFile', 'coverage/google.json', '--forceExit'],
    report: {
      file: 'coverage/google.json',
      count: countJest,
      failures: jestFailures,
      again: (target) => [
        ...['-c', 'jest.google.config.cjs', '--forceExit'],
        ...['--runInBand', '--runTestsByPath', target],
      ],
    },
  },
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    runsExclusively: true,
    report: {
      file: 'e2e/results/results.json',
      count: countPlaywright,
      failures: playwrightFailures,
      // Keeps the screenshots of the first run.
      again: (target) => [
        ...['test', '-c', 'e2e/playwright.config.ts', '--workers', '1'],
        ...['--output', 'e2e/results/again', '--trace', 'on', target],
      ],
    },
  },
  {
    name: 'engines',
    command: 'playwright',
    args: ['test', '-c', 'e2e/engines/playwright.config.ts'],
    runsExclusively: true,
    isOnDemand: true,
    report: {
      file: 'e2e/results/engines.json',
      count: countPlaywright,
      failures: playwrightFailures,
      again: (target) => [
        ...['test', '-c', 'e2e/engines/playwright.config.ts'],
        ...['--output', 'e2e/results/engines-again', target],
      ],
    },
  },
  {
    name: 'outside',
    command: 'playwright',
    args: ['test', '-c', 'e2e/outside/playwright.config.ts'],
    runsExclusively: true,
    isOnDemand: true,
    report: {
      file: 'e2e/results/outside.json',
      count: countPlaywright,
      failures: playwrightFailures,
      again: (target) => ['test', '-c', 'e2e/outside/playwright.config.ts', target],
    },
  },
  {
    name: 'mutation',
    command: 'node',
    args: ['scripts/mutation.mjs', '--minutes', '10', '--at-least', '80'],
    isOnDemand: true,
  },
];

/**
 * The checks a change affects, each limited to what it affects.
 * @param reach from `affectedBy`
 */
export function affectedChecks({ code, units, specs, areas, google }: AffectedChecks): readonly Check[] {
  return checks.flatMap((check) => {
    if (check.name === 'unit') {
      if (units === 'all') return [check];
      return units.length > 0 ? [{ ...check, args: [...check.args, '--findRelatedTests', ...units] }] : [];
    }
    if (check.name === 'browser') {
      if (specs === 'all') return [check];
      const files = specs.map(specPattern);
      if (files.length === 0) return [];
      const limit = areas !== 'all' && { environment: { [areasVariable]: areas.join(' ') } };
      return [{ ...check, args: [...check.args, ...files], ...limit }];
    }
    if (check.name === 'google') return google ? [check] : [];
    // On-demand checks cover everything, whatever has changed.
    if (check.isOnDemand) return units === 'all' ? [check] : [];
    return code || check.isOfTexts ? [check] : [];
  });
}

/**
 * Whether to run a check that a change affects.
 * @param names checks named on the command line; empty for all
 * @param isAll whether the command line says "all"
 */
export const shouldRun = ({ name, isOnDemand }: Check, names: readonly string[], isAll: boolean): boolean =>
  names.length > 0 ? names.includes(name) : isAll || isOnDemand !== true;
