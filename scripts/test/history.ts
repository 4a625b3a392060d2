import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
