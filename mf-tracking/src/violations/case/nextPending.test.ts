import { nextPending } from './nextPending.ts';

const list = [
  { id: 'a', reviewStatus: 'pending' },
  { id: 'b', reviewStatus: 'approved' },
  { id: 'c', reviewStatus: 'pending' },
  { id: 'd', reviewStatus: 'pending' },
] as const;

test.each([
  ['the next below', 'a', [], 'c'],
  ['past those that are being decided', 'a', ['c'], 'd'],
  ['from the beginning after the last', 'd', [], 'a'],
  ['from the beginning for one that has left the list', 'gone', [], 'a'],
  ['none while all others are being decided', 'd', ['a', 'c'], undefined],
])('%s', (_, shown, underWay, expected) => {
  expect(nextPending(list, shown, new Set(underWay))).toBe(expected);
});

test('none in an empty list', () => {
  expect(nextPending([], 'a', new Set())).toBeUndefined();
});
