import { isRecent } from './recentPassword.ts';

const now = Date.UTC(2026, 6, 15, 12);
const seconds = now / 1000;

test.each([
  ['now', seconds, true],
  ['five minutes ago', seconds - 300, true],
  ['longer ago', seconds - 301, false],
  ['never', undefined, false],
  ['as text', String(seconds), false],
])('a password entered %s', (_, authTime, expected) => {
  expect(isRecent(authTime, now)).toBe(expected);
});
