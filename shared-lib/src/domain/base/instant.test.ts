import * as z from 'zod/mini';
import { instant } from './instant.ts';

test.each([
  ['a Firestore timestamp', { toMillis: () => 1_700_000_000_123 }, 1_700_000_000_123],
  ['a timestamp with microseconds', { toMillis: () => 1_700_000_000_123.456 }, 1_700_000_000_123],
  ['a date', new Date(1_700_000_000_123), 1_700_000_000_123],
  ['epoch milliseconds', 1_700_000_000_123, 1_700_000_000_123],
  ['the epoch itself', 0, 0],
])('reads %s', (_, value, millis) => {
  expect(z.parse(instant, value)).toBe(millis);
});

test.each([
  ['text', '2026-01-01'],
  ['null', null],
  ['an invalid date', new Date(Number.NaN)],
  ['no number', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a map of seconds', { seconds: 1, nanoseconds: 0 }],
])('refuses %s', (_, value) => {
  expect(z.safeParse(instant, value).success).toBe(false);
});
