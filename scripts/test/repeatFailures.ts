import type { Check } from './checks.ts';
import { maxRepeatedFailures } from './failures.ts';
import { flakyRunsOf, isTooFlaky, withRun, type Run } from './history.ts';
import { retryFailures, type Outcome, type Running } from './runCheck.ts';

export interface RetryResult {
  /** Each check's outcome; what passed on repetition counts as passed. */
  readonly outcomes: ReadonlyMap<Check, Outcome>;
  /** A line per race, with its first error and the number of runs in which it was one. */
  readonly lines: readonly string[];
  /** The past runs plus this one. */
  readonly runs: readonly Run[];
}

/**
 * Reruns failures when nothing else runs. What passes then is a race and counts as passed, unless it was a race too often.
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

  const passed: [Check, Outcome][] = [];
  for (const [check, outcome] of failed)
    if (await retryFailures(check, outcome.failures, runningOf(check))) passed.push([check, outcome]);

  const flaky = passed.flatMap(([, { failures }]) => failures);
  const runs = withRun(past, { at, flaky: flaky.map(({ title }) => title) });
  const result = new Map(outcomes);
  for (const [check, { count, failures }] of passed) {
    const tooFlaky = failures.filter(({ title }) => isTooFlaky(runs, title));
    const failedStill = tooFlaky.length;
    result.set(check, {
      count: { ...count, passed: count.passed + count.failed - failedStill, failed: failedStill },
      failures: tooFlaky,
    });
  }
  const lines = passed.flatMap(([check, { failures }]) =>
    failures.map(
      ({ title, error }) =>
        `  ${check.name}: ${title}: ${error} (flaky in ${flakyRunsOf(runs, title)} of the last ${runs.length} runs)`,
    ),
  );
  return { outcomes: result, lines, runs };
}
