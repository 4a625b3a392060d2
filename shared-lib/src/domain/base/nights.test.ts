import { firstNight, nightsInProgress, nightsUntil, weeksOf } from './nights.ts';

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';

test.each([
  ['none', [], '2026-07-17T01:00Z', []],
  ['many communities in one zone', [newYork, newYork, newYork], '2026-07-17T01:00Z', ['2026-07-16']],
  ['two zones with the same date', [newYork, losAngeles], '2026-07-17T01:00Z', ['2026-07-16']],
  [
    'past noon in New York, before it in Los Angeles',
    [newYork, losAngeles],
    '2026-07-16T17:00Z',
    ['2026-07-15', '2026-07-16'],
  ],
])('%s', (_, zones, now, expected) => {
  expect(nightsInProgress(zones, Date.parse(now))).toEqual(expected);
});

test.each([
  ['2026-11-20', 1, '2026-11-20'],
  ['2026-11-20', 7, '2026-11-14'],
  ['2026-03-01', 2, '2026-02-28'],
])('the window that ends on %s and has %d nights begins on %s', (tonight, nights, first) => {
  expect(firstNight(tonight, nights)).toBe(first);
});

test('nights come newest first', () => {
  expect(nightsUntil('2026-01-02', 3)).toEqual(['2026-01-02', '2026-01-01', '2025-12-31']);
});

test.each([
  ['2026-11', 6, 6, 30],
  ['2027-02', 4, 0, 28],
  ['2024-02', 5, 3, 29],
  ['2026-03', 6, 6, 31],
])('%s has %i weeks, and %i days before its first', (month, weeks, before, days) => {
  const all = weeksOf(month);
  expect(all.length).toBe(weeks);
  expect(all.every((week) => week.length === 7)).toBe(true);
  expect(all.flat().findIndex((day) => day !== null)).toBe(before);
  expect(new Set(all.flat().filter((day) => day !== null)).size).toBe(days);
});
