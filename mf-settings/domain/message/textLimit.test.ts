import { segmentsPerMonth } from './textLimit.ts';

test.each([
  ['a paying business has its own limit', 7000, 40, 7000],
  ['or none', null, 40, null],
  ['a nonpaying business has a few hundred', null, 0, 500],
  ['its own limit does not raise that', 7000, 0, 500],
  ['but can lower it', 20, 0, 20],
])('%s', (_title, own, priceMonthly, max) => {
  expect(segmentsPerMonth(own, { priceMonthly })).toBe(max);
});
