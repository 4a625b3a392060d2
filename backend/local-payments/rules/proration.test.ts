import { prorate, shareOf } from './proration.ts';

const day = 86_400;
const period = { start: 0, end: 30 * day };
const seats = (quantity: number, unitAmount = 4000) => ({ quantity, unitAmount });

test.each([
  ['one more at the start', seats(2), seats(3), 0, -8000, 12000],
  ['one more halfway', seats(2), seats(3), 15 * day, -4000, 6000],
  ['one fewer halfway', seats(3), seats(2), 15 * day, -6000, 4000],
  ['rounded to the cent, each separately', seats(1), seats(2), 1 * day, -3867, 7733],
  ['at the end', seats(2), seats(3), 30 * day, 0, 0],
  ['after the end', seats(2), seats(3), 31 * day, 0, 0],
  ['before the start', seats(2), seats(3), -day, -8000, 12000],
  ['nothing before', seats(0), seats(1), 15 * day, 0, 2000],
  ['another price', seats(2, 3000), seats(2), 10 * day, -4000, 5333],
  ['ten thousand', seats(9_999), seats(10_000), 10 * day, -26_664_000, 26_666_667],
])('%s', (_, before, after, from, unused, remaining) => {
  expect(prorate(before, after, period, from)).toEqual({ unused, remaining });
});

test('a longer time is never cheaper', () => {
  for (let second = 1; second < 10_000; second += 7)
    expect(shareOf(4000, 7, period, period.end - second)).toBeGreaterThanOrEqual(
      shareOf(4000, 7, period, period.end - second + 1),
    );
});
