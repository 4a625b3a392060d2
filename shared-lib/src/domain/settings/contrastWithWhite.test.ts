import { contrastWithWhite } from './contrastWithWhite.ts';

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#FFFFFF', 1],
  ['#767676', 4.54],
  ['#ffd88a', 1.36],
  ['#0b5e55', 7.63],
])('%s has %f', (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 1);
});
