import { storedSize } from './storedSize.ts';

test.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
  [1, 1, 1, 1],
])('%i × %i is stored as %i × %i', (width, height, storedWidth, storedHeight) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight });
});
