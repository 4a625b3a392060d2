import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Batch } from './sample.ts';
import type { Report } from './score.ts';

/** What every test needs of the repository beside its own workspace. */
const always = [
  'shared-lib/**',
  'build/jest/**',
  'scripts/mutation/**',
  '**/jest.config.cjs',
  '**/package.json',
];
const never = ['**/node_modules', '**/node_modules/**', '**/dist-functions/**', 'e2e/results/**'];

const reportIn = (folder: string): string => join(folder, 'report.json');

/**
 * Stryker's configuration for a batch.
 *
 * @param folder an absolute path, for the copy of the sources that is changed, and for the report
 * @param plugin the absolute path of its jest runner
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
  // What runs for ever is noticed by counting. On a busy machine a test that only waits must not count as one.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  // A process keeps the modules of all its runs: with the tests of the rules' evaluator, it ran out of memory.
  maxTestRunnerReuse: 50,
  // Of files that no test imports, Stryker makes no report.
  allowEmpty: true,
  // ts-jest doesn't check types.
  disableTypeChecks: false,
  ignorePatterns: ['**', ...[`${tests.split('/')[0]!}/**`, ...always].map((path) => `!${path}`), ...never],
  tempDirName: join(folder, 'sandbox'),
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: reportIn(folder) },
  logLevel: 'warn',
  // It warns of changes that all tests have to run for.
  warnings: { slow: false },
  allowConsoleColors: process.stdout.isTTY === true,
});

/**
 * Changes the files of a batch in all ways that Stryker knows, one after the other in a copy of the sources, and runs
 * the tests that have to notice it.
 *
 * @param root absolute path of the repository
 * @param stryker absolute path of Stryker's package
 * @param folder an empty one for files of this run alone
 * @returns null where none of the tests imports one of the files
 * @throws Error when the tests fail without a change, or Stryker itself does; it has said why
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
  const report = reportIn(folder);
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : null;
}
