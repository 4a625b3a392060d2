import { median } from './median.ts';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 1], 9],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('an empty list has no median', () => {
  expect(() => median([])).toThrow(RangeError);
});
