import { tabAfterKey } from './tabAfterKey.ts';

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowRight', 1, 3, 2],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowLeft', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', 0, 1, 0],
  ['Enter', 1, 3, null],
])('in a row or a column, %s on tab %i of %i', (key, index, count, expected) => {
  expect(tabAfterKey(key, index, count, 'rowOrColumn')).toBe(expected);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowDown', 0, null],
])('in a row, %s from %i moves to %s', (key, index, to) => {
  expect(tabAfterKey(key, index, 4, 'row')).toBe(to);
});

test.each([
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['End', 0, 3],
  ['ArrowRight', 0, null],
])('in a column, %s from %i moves to %s', (key, index, to) => {
  expect(tabAfterKey(key, index, 4, 'column')).toBe(to);
});
