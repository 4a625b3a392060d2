import { dateAfterKey } from './dateAfterKey.ts';

test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-11-18', '2026-11-25'],
  ['ArrowUp', '2026-11-18', '2026-11-11'],
  ['Home', '2026-11-18', '2026-11-16'],
  ['End', '2026-11-18', '2026-11-22'],
  ['PageDown', '2026-10-31', '2026-11-30'],
  ['PageUp', '2026-03-30', '2026-02-28'],
  ['a', '2026-11-18', null],
  ['toString', '2026-11-18', null],
])('%s on %s', (key, date, expected) => {
  expect(dateAfterKey(key, date)).toBe(expected);
});
