import { lastNightAt } from './lastNightAt.ts';

test.each([
  ['at 9 PM, the one before tonight', '2026-11-20T21:00-05:00', '2026-11-19'],
  ['at 1 AM, the one before tonight', '2026-11-21T01:00-05:00', '2026-11-19'],
  ['at 9 AM, the one that has just ended', '2026-11-21T09:00-05:00', '2026-11-20'],
])('last night %s', (_, now, expected) => {
  expect(lastNightAt(Date.parse(now), 'America/New_York')).toBe(expected);
});
