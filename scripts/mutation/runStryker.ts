import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Batch } from './sample.ts';
import type { Report } from './score.ts';

/** Repository files every test needs besides its own workspace. */
const always = [
  'shared-lib/**',
  'build/jest/**',
  'scripts/mutation/**',
  '**/jest.config.cjs',
  '**/package.json',
];
const never = ['**/node_modules', '**/node_modules/**', '**/dist-functions/**', 'e2e/results/**'];

const reportPath = (folder: string): string => join(folder, 'report.json');

/**
 * A batch's Stryker configuration.
 *
 * @param folder absolute path for the mutated copy of the sources and the report
 * @param plugin absolute path of its jest runner
 */
const configFor = ({ files, tests }: Batch, folder: string, plugin: string) => ({
  mutate: files,
  testRunner: 'jest',
  plugins: [plugin],
  jest: {
    configFile: 'scripts/mutation/jest.config.cjs',
    config: { roots: [`<rootDir>/${tests}`] },
  },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  concurrency: Math.max(1, availableParallelism() - 1),
  // Infinite loops are detected by counting. On a busy machine, a test that merely waits must not count as one.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  // A process keeps the modules of all its runs: the tests of the rules evaluator ran out of memory.
  maxTestRunnerReuse: 50,
  // Stryker writes no report for files that no test imports.
  allowEmpty: true,
  // ts-jest doesn't check types.
  disableTypeChecks: false,
  ignorePatterns: ['**', ...[`${tests.split('/')[0]!}/**`, ...always].map((path) => `!${path}`), ...never],
  tempDirName: join(folder, 'sandbox'),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: reportPath(folder) },
  logLevel: 'warn',
  // It would warn about mutants that all tests must run for.
  warnings: { slow: false },
  allowConsoleColors: process.stdout.isTTY === true,
});

/**
 * Applies all of Stryker's mutations to a batch's files, one at a time in a copy of the sources, and runs the tests that should notice.
 *
 * @param root absolute path of the repository
 * @param stryker absolute path of Stryker's package
 * @param folder an empty folder for files of this run
 * @returns null if no test imports any of the files
 * @throws Error when the tests fail without a mutation, or Stryker itself fails; its output says why
 */
export async function runStryker(
  root: string,
  stryker: string,
  batch: Batch,
  folder: string,
): Promise<Report | null> {
  const config = join(folder, 'stryker.config.json');
  const plugin = join(stryker, '../jest-runner/dist/src/index.js');
  writeFileSync(config, JSON.stringify(configFor(batch, folder, plugin)));
  const child = spawn(process.execPath, [join(stryker, 'bin/stryker.js'), 'run', config], {
    cwd: root,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`Stryker failed on ${batch.files.join(', ')}.`);
  const report = reportPath(folder);
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : null;
}
