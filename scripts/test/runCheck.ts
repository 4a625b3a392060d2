import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { countOf, type Check, type Count } from './checks.ts';
import type { Failure } from './failures.ts';
import { readingsOf, readingsVariable } from './times/times.ts';

/** Options for running a check. */
export interface Running {
  /** Absolute path of the repository. */
  readonly root: string;
  /** The browser for tests that need one. */
  readonly chromium: string | undefined;
  /** Receives each line of stdout and stderr. */
  readonly onLine: (line: string) => void;
}

/** Milliseconds to wait for the last output of a command that has exited. */
const outputPatience = 5_000;

function run(
  { command, args, environment: added }: Check,
  { root, chromium, onLine }: Running,
): Promise<number> {
  const { NODE_OPTIONS = '', PATH = '', ...environment } = process.env;
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...added,
      ...(chromium !== undefined && { CHROMIUM_PATH: chromium }),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      PATH: `${join(root, 'node_modules/.bin')}:${PATH}`,
      // Caches compiled code because the tests start the same programs, such as the product, many times.
      NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
      // jest needs this flag to load ES module packages.
      NODE_OPTIONS:
        command === 'jest'
          ? `${NODE_OPTIONS} --experimental-vm-modules --disable-warning=ExperimentalWarning`
          : NODE_OPTIONS,
    },
  });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => {
      // A process left running by a failed test keeps the output open, so the wait for its end is limited.
      const patience = setTimeout(() => done(code ?? 1), outputPatience);
      child.once('close', () => {
        clearTimeout(patience);
        done(code ?? 1);
      });
    });
  });
}

export interface Outcome {
  readonly count: Count;
  /** Empty if its report names none. */
  readonly failures: readonly Failure[];
}

/** A file that a check writes. Removes an earlier run's output so that it can't be mistaken for this run's. */
function freshFile(root: string, file: string): string {
  const path = resolve(root, file);
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** Runs a check to completion and counts its tests. */
export async function runCheck(check: Check, running: Running): Promise<Outcome> {
  const { root } = running;
  const report = check.report && freshFile(root, check.report.file);
  const readings = freshFile(root, readingsOf(check.name));
  const environment = { ...check.environment, [readingsVariable]: readings };
  const exitCode = await run({ ...check, environment }, running);
  if (!check.report || !report) return { count: countOf(exitCode, undefined), failures: [] };
  if (!existsSync(report)) return { count: countOf(exitCode, null), failures: [] };
  const content = JSON.parse(readFileSync(report, 'utf8')) as unknown;
  return {
    count: countOf(exitCode, check.report.count(content)),
    failures: check.report.failures(content, root),
  };
}

/** Reruns a failure alone. */
export async function passesAlone(check: Check, { target }: Failure, running: Running): Promise<boolean> {
  const args = check.report?.again(target);
  return args !== undefined && (await run({ ...check, args }, running)) === 0;
}
