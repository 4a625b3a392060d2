import { parseScrollPositions, setScrollPosition, type ScrollPositions } from './scrollPositions.ts';

test('a position replaces the previous one', () => {
  const places = setScrollPosition(setScrollPosition(setScrollPosition(new Map(), 'a', 1), 'b', 2), 'a', 3);
  expect([...places]).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
});

test('the oldest positions are dropped', () => {
  let places: ScrollPositions = new Map();
  for (let page = 0; page < 60; page += 1) places = setScrollPosition(places, String(page), page);
  expect(places.size).toBe(50);
  expect(places.has('9')).toBe(false);
  expect(places.get('10')).toBe(10);
});

test.each([
  ['[["a",10]]', [['a', 10]]],
  ['[["a","10"],["b",null],[1,2],"c",["d",4]]', [['d', 4]]],
  ['{}', []],
  ['no json', []],
  [null, []],
])('%j was stored: %j', (stored, places) => {
  expect([...parseScrollPositions(stored)]).toEqual(places);
});
