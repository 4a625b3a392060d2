import { segmentsPerMonth } from './textBound.ts';

test.each([
  ['who pays has its own bound', 7000, 40, 7000],
  ['or none', null, 40, null],
  ['who pays nothing has a few hundred', null, 0, 500],
  ['not more by a bound of its own', 7000, 0, 500],
  ['and fewer where it wants fewer', 20, 0, 20],
])('%s', (_title, own, priceMonthly, most) => {
  expect(segmentsPerMonth(own, { priceMonthly })).toBe(most);
});
