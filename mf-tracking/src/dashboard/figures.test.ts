import { missedShifts, nightsShown } from './figures.ts';

test('the chart ends tonight', () => {
  const nights = nightsShown('2026-03-01');
  expect([nights.length, nights[0], nights.at(-1)]).toEqual([14, '2026-02-16', '2026-03-01']);
});

test.each([
  ['no night', [], 0],
  ['fewer nights than are counted', [1, 2], 3],
  ['the last seven of more', [50, 1, 1, 1, 1, 1, 1, 1], 7],
])('missed shifts of %s', (_, nights, expected) => {
  expect(missedShifts(nights.map((missed) => ({ missed })))).toBe(expected);
});
