import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import {
  flakyRunsOf,
  isTooFlaky,
  readRuns,
  repeatFailures,
  withRun,
  writeRuns,
  type Run,
} from './repeatFailures.ts';
import type { Outcome } from './runCheck.ts';

const at = '2026-03-01T04:00:00.000Z';

/** A check whose failures pass or fail when rerun, with a real command that does nothing else. */
const check = (name: string, command: 'true' | 'false' | 'test'): Check => ({
  name,
  command,
  args: [],
  report: {
    file: '',
    count: () => ({ passed: 0, failed: 0, skipped: 0 }),
    failures: () => [],
    again: (target) => ['-n', target === 'b' ? '' : target],
  },
});

const outcome = (...titles: readonly string[]): Outcome => ({
  count: { passed: 10, failed: titles.length, skipped: 0 },
  failures: titles.map((title) => ({ target: title, title, error: 'late' })),
});

const repeat = (outcomes: readonly (readonly [Check, Outcome])[], past: readonly Run[] = []) =>
  repeatFailures(
    new Map(outcomes),
    () => ({ root: __dirname, chromium: undefined, onLine: () => {} }),
    past,
    at,
  );

test('a failure that passes alone counts as passed, is listed, and is remembered', async () => {
  const browser = check('browser', 'true');
  const { outcomes, lines, runs } = await repeat([[browser, outcome('a')]]);
  expect(outcomes.get(browser)).toEqual({ count: { passed: 11, failed: 0, skipped: 0 }, failures: [] });
  expect(lines).toEqual(['  browser: a: late (flaky in 1 of the last 1 runs)']);
  expect(runs).toEqual([{ at, flaky: ['a'] }]);
});

test('each failure is repeated alone', async () => {
  const browser = check('browser', 'test');
  const { outcomes, lines } = await repeat([[browser, outcome('a', 'b')]]);
  expect(outcomes.get(browser)!.count).toEqual({ passed: 11, failed: 1, skipped: 0 });
  expect(outcomes.get(browser)!.failures.map(({ title }) => title)).toEqual(['b']);
  expect(lines).toEqual(['  browser: a: late (flaky in 1 of the last 1 runs)']);
});

test('a failure that fails again stays failed, and isn’t a race', async () => {
  const browser = check('browser', 'false');
  const { outcomes, lines, runs } = await repeat([[browser, outcome('a')]]);
  expect(outcomes.get(browser)!.count.failed).toBe(1);
  expect(lines).toEqual([]);
  expect(runs).toEqual([{ at, flaky: [] }]);
});

test('does not repeat more than three failures of a run', async () => {
  const browser = check('browser', 'true');
  const unit = check('unit', 'true');
  const { outcomes, lines } = await repeat([
    [browser, outcome('a', 'b')],
    [unit, outcome('c', 'd')],
  ]);
  expect([...outcomes.values()].map(({ count }) => count.failed)).toEqual([2, 2]);
  expect(lines).toEqual([]);
});

test('a test that was flaky in two of the last runs fails the third time', async () => {
  const browser = check('browser', 'true');
  const past = [
    { at, flaky: ['a'] },
    { at, flaky: ['a', 'b'] },
  ];
  const { outcomes, lines } = await repeat([[browser, outcome('a', 'b')]], past);
  expect(outcomes.get(browser)!.count).toEqual({ passed: 11, failed: 1, skipped: 0 });
  expect(outcomes.get(browser)!.failures.map(({ title }) => title)).toEqual(['a']);
  expect(lines).toHaveLength(2);
});

const run = (day: number, ...flaky: readonly string[]): Run => ({
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  flaky,
});

test.each<[string, readonly Run[], boolean]>([
  ['never', [run(1), run(2, 'b')], false],
  ['twice', [run(1, 'a'), run(2, 'a', 'b')], false],
  ['three times', [run(1, 'a'), run(2), run(3, 'a'), run(4, 'a')], true],
])('a test that was flaky %s', (_, runs, isTooOften) => {
  expect(isTooFlaky(runs, 'a')).toBe(isTooOften);
});

test('counts only the last ten runs', () => {
  const old = [run(1, 'a'), run(2, 'a'), ...Array.from({ length: 8 }, (_, index) => run(3 + index))];
  const runs = withRun(old, run(11, 'a'));
  expect(runs).toHaveLength(10);
  expect(flakyRunsOf(runs, 'a')).toBe(2);
});

describe('the history file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('keeps the runs', () => {
    const file = join(folder, 'new', 'runs.json');
    expect(readRuns(file)).toEqual([]);
    writeRuns(file, [run(1, 'a')]);
    expect(readRuns(file)).toEqual([run(1, 'a')]);
  });

  test('counts as empty when damaged', () => {
    const file = join(folder, 'damaged.json');
    writeFileSync(file, '{');
    expect(readRuns(file)).toEqual([]);
  });
});
