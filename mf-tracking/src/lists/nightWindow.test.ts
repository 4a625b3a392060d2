import { firstNight, nightsUpTo } from './nightWindow.ts';

test.each([
  ['2026-11-20', 1, '2026-11-20'],
  ['2026-11-20', 7, '2026-11-14'],
  ['2026-03-01', 2, '2026-02-28'],
])('the window that ends on %s and has %d nights begins on %s', (tonight, nights, first) => {
  expect(firstNight(tonight, nights)).toBe(first);
});

test('nights come newest first', () => {
  expect(nightsUpTo('2026-01-02', 3)).toEqual(['2026-01-02', '2026-01-01', '2025-12-31']);
});
