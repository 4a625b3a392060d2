import { activeIndex, moveActive } from './moveActive.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowDown', 0, 0, null],
  ['a', 0, 3, null],
  ['Enter', 0, 3, null],
])('%s at %d of %d moves to %s', (key, active, count, next) => {
  expect(moveActive(key, active, count)).toBe(next);
});

test.each<[string[], string | undefined, number]>([
  [['/a', '/b'], undefined, 0],
  [['/a', '/b'], '/b', 1],
  // A group that loads late doesn't move it.
  [['/late', '/a', '/b'], '/b', 2],
  [['/a'], '/gone', 0],
  [[], undefined, 0],
])('of %j with %j chosen, option %i is active', (addresses, chosen, index) => {
  expect(activeIndex(addresses, chosen, true)).toBe(index);
});

test('before anything is typed, no option is active until the person moves to it', () => {
  expect(activeIndex(['/a', '/b'], undefined, false)).toBe(-1);
  expect(activeIndex(['/a', '/b'], '/b', false)).toBe(1);
});
