import { countDoors, doorsOfReports, isServed } from './doorCounts.ts';

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

const round = (unitsServiced: number, unitsSkipped = 0, unitsTotal = 48) => ({
  unitsServiced,
  unitsSkipped,
  unitsTotal,
});
test.each([
  ['no report', [], { total: 40, served: 0, left: 0 }],
  ['one round', [round(45, 3)], { total: 48, served: 45, left: 3 }],
  ['a shared round', [round(20), round(25, 2)], { total: 48, served: 45, left: 2 }],
  ['a round counted twice', [round(40, 4), round(30, 6)], { total: 48, served: 48, left: 0 }],
  ['a report without a number', [round(30, 20, 0)], { total: 40, served: 30, left: 10 }],
])('doors by reports: %s', (_, reports, expected) => {
  expect(doorsOfReports(reports, 40)).toEqual(expected);
});
