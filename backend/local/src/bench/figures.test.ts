import { deciles, formatFigures, percentile, meanOfTenths } from './figures.ts';

test.each([
  [50, 5],
  [99, 10],
  [100, 10],
  [0, 1],
  [10, 1],
])('the %i th percentile', (percent, expected) => {
  expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], percent)).toBe(expected);
});

test('the first and the last tenth', () => {
  const values = [...Array.from({ length: 30 }, (_, index) => index)];
  expect(deciles(values)).toEqual({ first: 1, last: 28 });
});

test('the mean increase over the first and the last tenth of a running total', () => {
  const totals = [100, 110, 120, 130, 140, 150, 160, 170, 180, 230];
  expect(meanOfTenths(totals)).toEqual({ first: 10, last: 50 });
});

test('a table', () => {
  expect(formatFigures([['Writes', '10 per second']])).toBe(
    '|        |               |\n| ------ | ------------- |\n| Writes | 10 per second |\n',
  );
});
