import { shouldRecordActivity } from './recordActivity.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['never', null, true],
  ['an hour ago', now - 3_600_000, true],
  ['just under an hour ago', now - 3_599_999, false],
  ['now', now, false],
])('a member last active %s is updated: %s', (_, lastActive, isDue) => {
  expect(shouldRecordActivity(lastActive, now)).toBe(isDue);
});
