import { movedTo, placeAfterDrop } from './movedTo.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('%i to %i: %s', (from, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test.each([
  ['on the first half of the last', 0, 2, 'above', 1],
  ['on the second half of the last', 0, 2, 'below', 2],
  ['on the first half of the first', 2, 0, 'above', 0],
  ['on the second half of the first', 2, 0, 'below', 1],
  ['on itself', 1, 1, 'above', 1],
  ['on itself, below', 1, 1, 'below', 1],
] as const)('let go %s', (_, from, over, edge, place) => {
  expect(placeAfterDrop(from, over, edge)).toBe(place);
});
