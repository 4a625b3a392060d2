import { menuLeft } from './placeBelow.ts';

test.each<[string, { left: number; right: number }, number, number]>([
  ['there is room: aligns the left edges', { left: 200, right: 300 }, 1440, 200],
  ['it just fits', { left: 1168, right: 1260 }, 1440, 1168],
  ['there is no room: aligns the right edges', { left: 1290, right: 1387 }, 1440, 1123],
  ['its right edge is beyond the window on the right', { left: 1400, right: 1440 }, 1440, 1168],
  ['its right edge is too far left', { left: 140, right: 240 }, 390, 8],
  ['its left edge is beyond the window on the left', { left: 0, right: 36 }, 390, 8],
  ['the window is narrower than the menu', { left: 100, right: 136 }, 240, 8],
])('when %s', (_, button, windowWidth, expected) => {
  expect(menuLeft(button, 264, windowWidth, 8)).toBe(expected);
});
