import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flakyRunsOf, isTooFlaky, readRuns, withRun, writeRuns, type Run } from './history.ts';

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
