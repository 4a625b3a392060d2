import { stepsFrom } from './useSteps.ts';

test.each([
  ['the first', ['a', 'b'], 0, 0, undefined, 'b'],
  ['the last', ['a', 'b'], 1, 1, 'a', undefined],
  ['one removed from the middle', ['a', 'c'], -1, 1, 'a', 'c'],
  ['one removed from the end', ['a', 'b'], -1, 2, 'b', 'b'],
  ['the last one removed', [], -1, 0, undefined, undefined],
])('from %s', (_, keys, place, lastPlace, previous, next) => {
  expect(stepsFrom(keys, place, lastPlace)).toEqual({ previous, next });
});
