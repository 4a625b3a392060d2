import { tabAfterKey } from './tabAfterKey.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowDown', 0, null],
])('%s from %i leads to %s', (key, index, to) => {
  expect(tabAfterKey(key, index, 4)).toBe(to);
});
