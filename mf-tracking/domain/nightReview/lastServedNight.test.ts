import { lastServedNight } from './lastServedNight.ts';

const night = (serviceDate: string, reports: number) => ({ serviceDate, reports });

test.each([
  ['last night itself', [night('2026-11-29', 3), night('2026-11-28', 4)], '2026-11-29'],
  [
    'Friday, on the Monday after a weekend without service',
    [night('2026-11-29', 0), night('2026-11-28', 0), night('2026-11-27', 4), night('2026-11-26', 4)],
    '2026-11-27',
  ],
  ['the night before closures, in any order', [night('2026-11-20', 1), night('2026-11-24', 2)], '2026-11-24'],
  ['not tonight', [night('2026-11-30', 5), night('2026-11-26', 1)], '2026-11-26'],
  ['last night, if none had shifts', [night('2026-11-29', 0), night('2026-11-28', 0)], '2026-11-29'],
  ['last night, if none are known', [], '2026-11-29'],
])('the last night with shifts is %s', (_, nights, expected) => {
  expect(lastServedNight('2026-11-29', nights)).toBe(expected);
});
