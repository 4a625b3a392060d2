import { habits, loads, night, perRecord } from './assumptions.ts';
import type { MeasuredReads } from './measuredReads.ts';
import { monthOf } from './monthOf.ts';

/** Every page reads the same number of documents. */
const measured = (owner: number, big: number, warm = 0): MeasuredReads => ({
  owner: Object.fromEntries(loads.map(([, path]) => [path, { cold: owner, warm }])),
  big: Object.fromEntries(loads.map(([, , path]) => [path, { cold: big, warm }])),
});

test('the load shares add up to 1', () => {
  expect(loads.reduce((sum, [share]) => sum + share, 0)).toBeCloseTo(1);
});

test.each([
  ['the ordinary account', 26, 100],
  ['the large one', 400, 474],
  ['between the two', 213, 287],
  ['beyond them', 4000, 4074],
])('reads per load: %s', (_, communities, reads) => {
  const workers = 2 + Math.floor(communities / 40);
  // Half of the loads are warm and read nothing.
  expect(monthOf(measured(100, 474), communities).loadReads).toBe(
    Math.round((workers * 22 * 50 * reads) / 2),
  );
});

test('a page with equal reads in both accounts has equal reads at every size', () => {
  const [small, large] = [26, 39].map((communities) => monthOf(measured(80, 80, 80), communities).loadReads);
  expect(small).toBe(2 * 22 * 50 * 80);
  expect(large).toBe(small);
});

test('field work and its follow-up costs grow with the communities', () => {
  const [once, twice] = [100, 200].map((communities) => monthOf(measured(80, 80), communities));
  for (const key of [
    'sourceWrites',
    'functionWrites',
    'liveReads',
    'functionReads',
    'invocations',
  ] as const) {
    expect(twice![key]).toBeGreaterThan(0);
    expect(twice![key] / once![key]).toBeCloseTo(2, 3);
  }
});

test('rounds are rated at the same cost at every size: eight documents every quarter of an hour', () => {
  for (const communities of [50, 4000]) {
    expect(monthOf(measured(80, 80), communities).ratingReads).toBe(8 * 4 * 13 * 30);
  }
});

test('every door counts, including the work of functions', () => {
  const { sourceWrites, functionWrites } = monthOf(measured(80, 80), 10);
  const doors = 10 * night.served * night.records.door * habits.nightsPerMonth;
  expect(sourceWrites).toBeGreaterThan(doors);
  expect(functionWrites).toBeGreaterThan(doors * perRecord.door.writes);
});

test('rejects a page that was not measured', () => {
  expect(() => monthOf({ owner: {}, big: {} }, 50)).toThrow('The reads of / have not been measured.');
});
