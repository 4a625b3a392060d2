import { countDoors, isServed } from './doorCounts.ts';

test.each([
  ['nothing recorded', [], { served: 0, notOut: 0, left: 0 }],
  ['collected', ['collected', 'collected'], { served: 2, notOut: 0, left: 0 }],
  ['a door with nothing out is served', ['collected', 'notOut'], { served: 2, notOut: 1, left: 0 }],
  ['a missed door is not', ['collected', 'notOut', 'notCollected'], { served: 2, notOut: 1, left: 1 }],
] as const)('%s', (_, outcomes, expected) => {
  expect(countDoors(outcomes)).toEqual(expected);
});

test('a door was served unless something was missed', () => {
  expect((['collected', 'notOut', 'notCollected'] as const).map(isServed)).toEqual([true, true, false]);
});
