import { rowAfterKey } from './rowAfterKey.ts';

test.each([
  ['ArrowDown', 3, 20, 4],
  ['ArrowDown', 19, 20, 19],
  ['ArrowUp', 3, 20, 2],
  ['ArrowUp', 0, 20, 0],
  ['PageDown', 3, 20, 13],
  ['PageUp', 3, 20, 0],
  ['Home', 12, 20, 0],
  ['End', 12, 20, 19],
  ['Enter', 12, 20, null],
  ['toString', 12, 20, null],
  ['ArrowDown', 0, 0, null],
])('%s in row %d of %d moves to %s', (key, index, count, expected) => {
  expect(rowAfterKey(key, index, count, 10)).toBe(expected);
});
