import { join, resolve } from 'node:path';
import { findChromium } from '../../e2e/src/findChromium.ts';
import type { Check, Count } from './checks.ts';
import { chooseChecks, usage } from './chooseChecks.ts';
import { historyFile, readRuns, repeatFailures, writeRuns } from './repeatFailures.ts';
import { runCheck, type Outcome, type Running } from './runCheck.ts';

const root = resolve(import.meta.dirname, '../..');

/** Undefined without Chromium; the tests that need it then fail. */
function chromiumPath(): string | undefined {
  try {
    return findChromium();
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

let chosen: readonly Check[];
try {
  const requested = chooseChecks(root, process.argv.slice(2));
  if (requested === null) {
    console.log(usage);
    process.exit(0);
  }
  chosen = requested;
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exit(2);
}

let outcomes: ReadonlyMap<Check, Outcome> = new Map();
const seconds = new Map<Check, number>();

// Found or installed before the first test needs it.
const chromium = chosen.every(({ isStatic }) => isStatic) ? undefined : chromiumPath();
const runningOf = ({ name }: Check): Running => ({
  root,
  chromium,
  onLine: (line) => console.log(`${name.padEnd(10)} | ${line}`),
});

const describe = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const lineOf = (check: Check, { failed, ...count }: Count): string =>
  `${failed > 0 ? '✗' : '✓'} ${check.name.padEnd(12)} ${describe({ ...count, failed })}  (${seconds.get(check)!.toFixed(1)} s)`;

/** Runs checks one after another until the queue is empty. */
async function runLane(queue: Check[]): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    const running = runningOf(check);
    running.onLine('…');
    const started = performance.now();
    const outcome = await runCheck(check, running);
    seconds.set(check, (performance.now() - started) / 1000);
    outcomes = new Map([...outcomes, [check, outcome]]);
    running.onLine(lineOf(check, outcome.count));
  }
}

// The browser tests use both cores. Alongside the other checks they keep the cores busy, but everything takes longer in total.
const together = chosen.filter(({ runsExclusively: isAlone }) => !isAlone);
await Promise.all([runLane(together), runLane(together)]);
await runLane(chosen.filter(({ runsExclusively: isAlone }) => isAlone));

let flaky: readonly string[] = [];
if (process.env.CI) {
  const history = join(root, historyFile);
  const repeated = await repeatFailures(outcomes, runningOf, readRuns(history), new Date().toISOString());
  writeRuns(history, repeated.runs);
  outcomes = repeated.outcomes;
  flaky = repeated.lines;
}

const counts = [...outcomes.values()].map(({ count }) => count);
const sumOf = (field: keyof Count): number => counts.reduce((sum, count) => sum + count[field], 0);
const total = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
const lines = [...outcomes].map(([check, { count }]) => lineOf(check, count));
if (chosen.length === 0) lines.push('Nothing changed that affects a check.');
if (flaky.length > 0) lines.push('', 'flaky:', ...flaky);
const failed = [...outcomes].flatMap(([{ name }, { failures }]) =>
  failures.map(({ title, error }) => `  ${name}: ${title}: ${error}`),
);
if (failed.length > 0) lines.push('', 'failed:', ...failed);
console.log(`\n${lines.join('\n')}\n\n${describe(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
