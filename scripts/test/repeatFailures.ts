import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Check } from './checks.ts';
import { maxRepeatedFailures, type Failure } from './failures.ts';
import { passesAlone, type Outcome, type Running } from './runCheck.ts';

/** A run of `npm test` in CI. */
export interface Run {
  /** Its end in ISO 8601. */
  readonly at: string;
  /** Tests that failed and then passed alone. */
  readonly flaky: readonly string[];
}

/** The file of past runs, relative to the repository's root. The workflow keeps it between runs. */
export const historyFile = '.cache/test-runs.json';

/** The number of remembered runs, and how many of them a test may be flaky in. */
const rememberedRuns = 10;
const maxFlakyRuns = 2;

/** The past runs plus one, latest last, limited to the number remembered. */
export const withRun = (runs: readonly Run[], run: Run): readonly Run[] =>
  [...runs, run].slice(-rememberedRuns);

/** How many remembered runs a test was flaky in. */
export const flakyRunsOf = (runs: readonly Run[], test: string): number =>
  runs.filter(({ flaky }) => flaky.includes(test)).length;

/** Whether a test was flaky too often for another success on retry to count. */
export const isTooFlaky = (runs: readonly Run[], test: string): boolean =>
  flakyRunsOf(runs, test) > maxFlakyRuns;

/** Reads the past runs; empty if the file is missing or damaged. */
export function readRuns(file: string): readonly Run[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Run[];
  } catch {
    return [];
  }
}

/** Saves the runs for the next one. */
export function writeRuns(file: string, runs: readonly Run[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
}

export interface RetryResult {
  /** Each check's outcome; what passed on repetition counts as passed. */
  readonly outcomes: ReadonlyMap<Check, Outcome>;
  /** A line per race, with its first error and the number of runs in which it was one. */
  readonly lines: readonly string[];
  /** The past runs plus this one. */
  readonly runs: readonly Run[];
}

/**
 * Reruns each failure when nothing else runs. A failure that passes then is a race and counts as passed, unless it was a race
 * too often.
 * @param runningOf how to run a check
 * @param past the remembered runs
 * @param at when this run ended, in ISO 8601
 */
export async function repeatFailures(
  outcomes: ReadonlyMap<Check, Outcome>,
  runningOf: (check: Check) => Running,
  past: readonly Run[],
  at: string,
): Promise<RetryResult> {
  const failed = [...outcomes].filter(([, { failures }]) => failures.length > 0);
  const all = failed.flatMap(([, { failures }]) => failures);
  if (all.length > maxRepeatedFailures)
    return { outcomes, lines: [], runs: withRun(past, { at, flaky: [] }) };

  const races: { readonly check: Check; readonly failure: Failure }[] = [];
  for (const [check, { failures }] of failed)
    for (const failure of failures)
      if (await passesAlone(check, failure, runningOf(check))) races.push({ check, failure });

  const runs = withRun(past, { at, flaky: races.map(({ failure }) => failure.title) });
  const accepted = new Set(
    races.filter(({ failure }) => !isTooFlaky(runs, failure.title)).map(({ failure }) => failure),
  );
  const result = new Map(outcomes);
  for (const [check, { count, failures }] of failed) {
    const left = failures.filter((failure) => !accepted.has(failure));
    // A failure can be a file with several failed tests.
    const failedStill =
      left.length === 0 ? 0 : Math.max(left.length, count.failed - (failures.length - left.length));
    result.set(check, {
      count: { ...count, passed: count.passed + count.failed - failedStill, failed: failedStill },
      failures: left,
    });
  }
  const lines = races.map(
    ({ check, failure: { title, error } }) =>
      `  ${check.name}: ${title}: ${error} (flaky in ${flakyRunsOf(runs, title)} of the last ${runs.length} runs)`,
  );
  return { outcomes: result, lines, runs };
}
