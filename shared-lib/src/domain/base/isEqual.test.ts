import { isEqual } from './isEqual.ts';

const file = new File(['x'], 'a.png');

test.each<[unknown, unknown, boolean]>([
  ['a', 'a', true],
  ['', null, false],
  [Number.NaN, Number.NaN, true],
  [[], [], true],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['b', 'a'], false],
  [{ a: [1] }, { a: [1] }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, {}, false],
  [[], {}, false],
  [file, file, true],
  [file, new File(['x'], 'a.png'), false],
])('%p and %p', (one, other, same) => {
  expect(isEqual(one, other)).toBe(same);
});
