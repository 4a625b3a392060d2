import { segmentsPerMonth } from './textBound.ts';

test.each([
  ['a paying business has its own limit', 7000, 40, 7000],
  ['or none', null, 40, null],
  ['a nonpaying business has a few hundred', null, 0, 500],
  ['its own limit does not raise that', 7000, 0, 500],
  ['but can lower it', 20, 0, 20],
])('%s', (_title, own, priceMonthly, most) => {
  expect(segmentsPerMonth(own, { priceMonthly })).toBe(most);
});
