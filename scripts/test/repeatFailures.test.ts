import type { Check } from './checks.ts';
import type { Run } from './history.ts';
import { repeatFailures } from './repeatFailures.ts';
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
