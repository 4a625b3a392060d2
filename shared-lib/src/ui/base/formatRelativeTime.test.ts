import { formatRelativeTime } from './formatRelativeTime.ts';

const now = Date.UTC(2026, 10, 21, 2, 0);
const minute = 60_000;

test.each([
  [0, 'now'],
  [-10 * minute, 'now'],
  [59_000, 'now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, 'yesterday'],
  [6 * 24 * 60 * minute, '6 days ago'],
  [7 * 24 * 60 * minute, 'last week'],
  [400 * 24 * 60 * minute, 'last year'],
])('%d ms ago is %s', (elapsed, words) => {
  expect(formatRelativeTime(now - elapsed, now, 'en')).toBe(words);
});

test('speaks Spanish', () => {
  expect(formatRelativeTime(now - 3 * 60 * minute, now, 'es')).toBe('hace 3 horas');
});
