import type { Check } from './checks.ts';
import { maxRepeatedFailures, type Failure } from './failures.ts';
import { flakyRunsOf, isTooFlaky, withRun, type Run } from './history.ts';
import { passesAlone, type Outcome, type Running } from './runCheck.ts';

export interface RetryResult {
  /** Each check's outcome; what passed on repetition counts as passed. */
  readonly outcomes: ReadonlyMap<Check, Outcome>;
  /** A line per race, with its first error and the number of runs in which it was one. */
  readonly lines: readonly string[];
  /** The past runs plus this one. */
  readonly runs: readonly Run[];
}

/**
 * Reruns each failure when nothing else runs. What passes then is a race and counts as passed, unless it was a race too often.
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
