import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../../e2e/src/findChromium.ts';
import { changedFiles, filesLike } from './changedFiles.ts';
import { checks, reachedChecks, type Check, type Count } from './checks.ts';
import { onOfficial } from './officialSpecs.ts';
import { reachOf } from './reachOf.ts';
import { mostFlaky } from './failures.ts';
import { passesAgain, runCheck, type Outcome } from './runCheck.ts';

const usage = `Usage: npm test [-- check ...] [-- changed [--since ref]]

Runs everything that a change must pass, two checks at a time, and ends with a line that adds up what ran.
Checks: ${checks.map(({ name }) => name).join(', ')} (default: all, in this order).

  changed      only what a change can reach: that of the tree and of the commits since the branch left the main branch.
               With names of checks, those among them
  --since ref  another branch, tag or commit than the main branch
  --official   with "browser" alone: the tests of the main jobs, on Google's emulators (docs/running-locally.md)
  --help       this text`;

const root = resolve(import.meta.dirname, '../..');

/** Undefined where there is no Chromium: the tests that need one then fail. */
function chromiumPath(): string | undefined {
  try {
    return findChromium();
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}

/** What to run of all checks for the present change; says what that is, and what it leaves out. */
function reachedByChange(ref: string | undefined): readonly Check[] {
  const { since, files } = changedFiles(root, ref);
  const allSpecs = filesLike(root, 'e2e/specs/*.spec.ts').map((file) => basename(file, '.spec.ts'));
  const tests = filesLike(root, '*.test.ts', '*.test.tsx');
  const reach = reachOf(files, { tests, specs: allSpecs });
  // Deleted files help to choose the tests, but can't be run themselves.
  const units =
    reach.units === 'all' ? reach.units : reach.units.filter((file) => existsSync(join(root, file)));
  const reached = files.length === 0 ? [] : reachedChecks({ ...reach, units });

  console.log(`${files.length} files differ from where this branch left ${since}.`);
  const names = reached.map(({ name }) => name);
  const leftOut = checks.filter(({ name }) => !names.includes(name)).map(({ name }) => name);
  if (leftOut.length > 0) console.log(`Left out: ${leftOut.join(', ')}`);
  if (names.includes('unit') && units !== 'all')
    console.log('Left out of unit: the tests that neither import nor read nor start what changed');
  const { specs } = reach;
  if (names.includes('browser') && specs !== 'all')
    console.log(
      `Left out of browser: ${allSpecs.filter((name) => !specs.includes(name)).join(', ')}\nIn it: ${specs.join(', ')}`,
    );
  return reached;
}

function chosenChecks(): readonly Check[] {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' }, since: { type: 'string' }, official: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const isChanged = positionals.includes('changed');
  if (values.since !== undefined && !isChanged) throw new TypeError('--since goes with "changed"');
  const names = positionals.filter((name) => name !== 'changed');
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) throw new TypeError(`Unknown check "${unknown}"`);
  if (values.official) {
    if (positionals.join() !== 'browser') throw new TypeError('--official goes with "browser" alone');
    return checks.filter(({ name }) => name === 'browser').map(onOfficial);
  }
  const reached = isChanged ? reachedByChange(values.since) : checks;
  return names.length > 0 ? reached.filter(({ name }) => names.includes(name)) : reached;
}

let chosen: readonly Check[];
try {
  chosen = chosenChecks();
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exit(2);
}

const outcomes = new Map<Check, Outcome & { readonly seconds: number }>();
const print = (name: string) => (line: string) => console.log(`${name.padEnd(10)} | ${line}`);

// Found, or else installed, before the first test needs it.
const chromium = chosen.every(({ isStatic }) => isStatic) ? undefined : chromiumPath();
const queue = [...chosen];

const describe = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Runs one check after the other until none is left. */
async function runLane(): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
    const onLine = print(check.name);
    onLine('…');
    const started = performance.now();
    const outcome = await runCheck(check, { root, chromium, onLine });
    const seconds = (performance.now() - started) / 1000;
    outcomes.set(check, { ...outcome, seconds });
    onLine(lineOf(check, outcome.count, seconds));
  }
}

const lineOf = ({ name }: Check, count: Count, seconds: number): string =>
  `${count.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${describe(count)}  (${seconds.toFixed(1)} s)`;

/** In CI, runs what failed once more when nothing else runs. What passes then is a race: it counts as passed and is listed. */
async function repeatFailures(): Promise<readonly string[]> {
  const flaky: string[] = [];
  const failed = [...outcomes].filter(([, { failures }]) => failures.length > 0);
  if (failed.flatMap(([, { failures }]) => failures).length > mostFlaky) return [];
  for (const [check, { count, failures, seconds }] of failed) {
    if (!(await passesAgain(check, failures, { root, chromium, onLine: print(check.name) }))) continue;
    const passed = { ...count, passed: count.passed + count.failed, failed: 0 };
    outcomes.set(check, { count: passed, failures: [], seconds });
    flaky.push(...failures.map(({ title, error }) => `  ${check.name}: ${title}: ${error}`));
  }
  return flaky;
}

// Unit tests often wait for processes that they started, so the browser tests run at the same time.
await Promise.all([runLane(), runLane()]);
const flaky = process.env.CI ? await repeatFailures() : [];
const counts = [...outcomes.values()].map(({ count }) => count);
const sumOf = (field: keyof Count): number => counts.reduce((sum, count) => sum + count[field], 0);
const total = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
const lines = [...outcomes].map(([check, { count, seconds }]) => lineOf(check, count, seconds));
if (chosen.length === 0) lines.push('Nothing changed that a check could reach.');
if (flaky.length > 0) lines.push('', 'flaky:', ...flaky);
console.log(`\n${lines.join('\n')}\n\n${describe(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
