import { moveItem, indexAfterDrop } from './moveItem.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
])('%i to %i: %s', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test.each([
  ['on the first half of the last', 0, 2, 'before', 1],
  ['on the second half of the last', 0, 2, 'after', 2],
  ['on the first half of the first', 2, 0, 'before', 0],
  ['on the second half of the first', 2, 0, 'after', 1],
  ['on itself', 1, 1, 'before', 1],
  ['on itself, after', 1, 1, 'after', 1],
] as const)('dropped %s', (_, from, over, side, place) => {
  expect(indexAfterDrop(from, over, side)).toBe(place);
});
