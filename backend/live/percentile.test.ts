import { percentile } from './percentile.ts';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [hundred, 0.5, 51],
  [hundred, 0.99, 100],
  [hundred, 1, 100],
  [[7], 0.5, 7],
  [[], 0.5, null],
])('of %j, the percentile of %d', (values, share, value) => {
  expect(percentile(values, share)).toBe(value);
});
